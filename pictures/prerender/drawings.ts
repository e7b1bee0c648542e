import sharp from 'sharp';
import { composePage } from '#bookmaking/compose-page.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { SAMPLE_POSITION, sampleHero } from '#bookmaking/sample-heroes.ts';
import type { Title } from '#bookmaking/title.ts';
import { picturePage } from '#bookmaking/typesetting/typeset.ts';
import { drawScene, scenes } from '#pictures/find-scene.ts';
import { cutouts as allCutouts, drawCutout } from '#pictures/landing/cutouts.ts';
import { zoe } from '#pictures/landing/zoe.ts';
import { findTitle, listedTitles } from '#titles/find-title.ts';
import { LEAVES } from './leaf-list.ts';
import { trimmed } from './trimmed.ts';

/** A picture that pages show. The build keeps it in the sizes that pages need; `npm run dev` draws it when it is asked for. */
export type Drawing = {
  /** What it is called in addresses. */
  name: string;
  /** Draws it at its full size: a PNG. */
  draw(): Promise<Buffer>;
};

/** The cover of every title with a sample hero, named by the title's slug. */
export const covers: readonly Drawing[] = listedTitles.map((title) => ({
  name: title.slug,
  draw: async () => trimmed(await picturePage(title, sampleHero(title.slug), 'cover')),
}));

/**
 * Inside pages for the landing page and for the page of each book: their pictures without words, because one picture
 * serves all four tellings. They are called <slug>-<position> for the landing page's child and <slug>-sample for the
 * title's own.
 */
export const leaves: readonly Drawing[] = [
  ...LEAVES.map(({ slug, position }) => {
    const title = findTitle(slug);
    if (!title) throw new Error(`There is no title ${slug}`);
    return leaf(`${slug}-${position}`, title, position, zoe);
  }),
  ...listedTitles.map((title) =>
    leaf(`${title.slug}-sample`, title, SAMPLE_POSITION, sampleHero(title.slug)),
  ),
];

function leaf(name: string, title: Title, position: number, reader: Reader): Drawing {
  const page = title.previewPages[position - 2];
  if (!page) throw new Error(`There is no page ${position} of ${title.slug}`);
  return { name, draw: async () => trimmed(composePage(title, reader, page).svg) };
}

/** The scenes that belong to no book: themes, activities, families. */
export const sceneDrawings: readonly Drawing[] = scenes.map((scene) => ({
  name: scene.name,
  draw: () => toPng(drawScene(scene)),
}));

/** Drawings without a background for the landing page; `width` is that of their view, in px. */
export const cutouts: readonly (Drawing & { width: number })[] = allCutouts.map((cutout) => ({
  name: cutout.name,
  width: cutout.width,
  draw: () => toPng(drawCutout(cutout)),
}));

const toPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();
