/**
 * The shop's pictures: the cover of every title with a sample hero, in the sizes that pages need.
 * `node bookmaking/shop-pictures/main.ts <folder>` writes them as <slug>-<width>.avif and .webp, a
 * <slug>.webp of the middle width, and a <slug>.jpg for mails, whose readers know nothing newer.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { sampleHero } from '../sample-heroes.ts';
import { listedTitles } from '../titles/find-title.ts';
import { picturePage } from '../typesetting/typeset.ts';
import { AVIF_EFFORT } from './avif-effort.ts';
import { trimmed } from './trimmed.ts';

const WIDTHS = [320, 640, 960] as const;
const MAIL_WIDTH = 320;

const folder = process.argv[2];
if (!folder) throw new Error('Say which folder the pictures should go into.');
await mkdir(folder, { recursive: true });

for (const title of listedTitles) {
  const svg = await picturePage(title, sampleHero(title.slug), 'cover');
  const cover = await trimmed(svg);
  const keep = (name: string, bytes: Buffer) => writeFile(path.join(folder, name), bytes);
  for (const width of WIDTHS) {
    const sized = sharp(cover).resize(width);
    await keep(
      `${title.slug}-${width}.avif`,
      await sized.clone().avif({ quality: 60, effort: AVIF_EFFORT }).toBuffer(),
    );
    const webp = await sized.clone().webp({ quality: 82 }).toBuffer();
    await keep(`${title.slug}-${width}.webp`, webp);
    if (width === 640) await keep(`${title.slug}.webp`, webp);
  }
  const jpeg = await sharp(cover).resize(MAIL_WIDTH).jpeg({ quality: 84 }).toBuffer();
  await keep(`${title.slug}.jpg`, jpeg);
}
