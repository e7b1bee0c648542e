import { composePage } from '#bookmaking/compose-page.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { SAMPLE_POSITION, sampleHero } from '#bookmaking/sample-heroes.ts';
import type { Title } from '#bookmaking/title.ts';
import { zoe } from '#pictures/landing/zoe.ts';
import { WIDTHS } from '#pictures/widths.ts';
import { folderIn, keepPicture } from './keep-picture.ts';
import { LEAVES } from './leaf-list.ts';
import { trimmed } from './trimmed.ts';

/** An inside page that is shown without its words, because one picture serves all four tellings. */
export type Leaf = {
  /** <slug>-<position> for the landing page's child, <slug>-sample for the title's own. */
  name: string;
  /** Draws it at its full size: a PNG. */
  draw(): Promise<Buffer>;
};

/** The inside pages of a title that the landing page and the page of the book show. */
export function leavesOf(title: Title): Leaf[] {
  const leaf = (name: string, position: number, reader: Reader): Leaf => {
    const page = title.previewPages[position - 2];
    if (!page) throw new Error(`There is no page ${position} of ${title.slug}`);
    return { name, draw: async () => trimmed(composePage(title, reader, page).svg) };
  };
  return [
    ...LEAVES.filter(({ slug }) => slug === title.slug).map(({ slug, position }) =>
      leaf(`${slug}-${position}`, position, zoe),
    ),
    leaf(`${title.slug}-sample`, SAMPLE_POSITION, sampleHero(title.slug)),
  ];
}

/** Draws a title's leaves: leaves/<name>-<width>.avif and .webp. */
export async function drawLeaves(title: Title, folder: string): Promise<void> {
  const leaves = await folderIn(folder, 'leaves');
  for (const { name, draw } of leavesOf(title)) {
    await keepPicture(leaves, name, await draw(), WIDTHS.leaves);
  }
}
