/**
 * Inside pages for the landing page: their pictures without words, because one picture serves all
 * four tellings. `node bookmaking/shop-pictures/leaves.ts <folder>` writes them as
 * <slug>-<position>-<width>.avif and .webp.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { composePage } from '../compose-page.ts';
import { zoe } from '../scenes/landing/zoe.ts';
import { findTitle } from '../titles/find-title.ts';
import { LEAVES } from './leaf-list.ts';
import { trimmed } from './trimmed.ts';

const WIDTHS = [480, 960] as const;

const folder = process.argv[2];
if (!folder) throw new Error('Say which folder the pages should go into.');
await mkdir(folder, { recursive: true });

for (const { slug, position } of LEAVES) {
  const title = findTitle(slug);
  const page = title?.previewPages[position - 2];
  if (!title || !page) throw new Error(`There is no page ${position} of ${slug}`);
  const leaf = await trimmed(composePage(title, zoe, page).svg);
  for (const width of WIDTHS) {
    const sized = sharp(leaf).resize(width);
    const keep = (kind: string, bytes: Buffer) =>
      writeFile(path.join(folder, `${slug}-${position}-${width}.${kind}`), bytes);
    await keep('avif', await sized.clone().avif({ quality: 60 }).toBuffer());
    await keep('webp', await sized.clone().webp({ quality: 82 }).toBuffer());
  }
}
