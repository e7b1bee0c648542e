/**
 * Inside pages for the landing page and for the page of each book: their pictures without words,
 * because one picture serves all four tellings. `node pictures/prerender/leaves.ts <folder>`
 * writes them as <name>-<width>.avif and .webp, where <name> is <slug>-<position> for the landing
 * page's child and <slug>-sample for the title's own.
 */
import { composePage } from '#bookmaking/compose-page.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { SAMPLE_POSITION, sampleHero } from '#bookmaking/sample-heroes.ts';
import type { Title } from '#bookmaking/title.ts';
import { zoe } from '#pictures/landing/zoe.ts';
import { findTitle, listedTitles } from '#titles/find-title.ts';
import { AS_A_PAGE, folderFor, keepPicture } from './keep-picture.ts';
import { LEAVES } from './leaf-list.ts';
import { trimmed } from './trimmed.ts';

const folder = folderFor('pages');
for (const { slug, position } of LEAVES) {
  const title = findTitle(slug);
  if (!title) throw new Error(`There is no title ${slug}`);
  await keepLeaf(`${slug}-${position}`, title, position, zoe);
}
for (const title of listedTitles) {
  await keepLeaf(`${title.slug}-sample`, title, SAMPLE_POSITION, sampleHero(title.slug));
}

async function keepLeaf(name: string, title: Title, position: number, reader: Reader) {
  const page = title.previewPages[position - 2];
  if (!page) throw new Error(`There is no page ${position} of ${title.slug}`);
  const leaf = await trimmed(composePage(title, reader, page).svg);
  await keepPicture(folder, name, leaf, [480, 960], AS_A_PAGE);
}
