import { composePage } from '#bookmaking/compose-page.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { SAMPLE_POSITION, sampleHero } from '#bookmaking/sample-heroes.ts';
import type { Title } from '#bookmaking/title.ts';
import { zoe } from '#pictures/landing/zoe.ts';
import { AS_A_PAGE, folderIn, keepPicture } from './keep-picture.ts';
import { LEAVES } from './leaf-list.ts';
import { trimmed } from './trimmed.ts';

/**
 * Draws the inside pages of a title that the landing page and the page of the book show: their pictures without words,
 * because one picture serves all four tellings. They are leaves/<name>-<width>.avif and .webp, where <name> is
 * <slug>-<position> for the landing page's child and <slug>-sample for the title's own.
 */
export async function drawLeaves(title: Title, folder: string): Promise<void> {
  const leaves = await folderIn(folder, 'leaves');
  const keep = async (name: string, position: number, reader: Reader) => {
    const page = title.previewPages[position - 2];
    if (!page) throw new Error(`There is no page ${position} of ${title.slug}`);
    const leaf = await trimmed(composePage(title, reader, page).svg);
    await keepPicture(leaves, name, leaf, [480, 960], AS_A_PAGE);
  };
  for (const { slug, position } of LEAVES) {
    if (slug === title.slug) await keep(`${slug}-${position}`, position, zoe);
  }
  await keep(`${title.slug}-sample`, SAMPLE_POSITION, sampleHero(title.slug));
}
