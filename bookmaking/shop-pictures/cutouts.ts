/**
 * Drawings without a background for the landing page.
 * `node bookmaking/shop-pictures/cutouts.ts <folder>` writes them as <name>-<width>.avif and .webp,
 * at the width of their view and at half of it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cutouts, drawCutout } from '../scenes/landing/cutouts.ts';
import { AVIF_EFFORT } from './avif-effort.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Say which folder the cutouts should go into.');
await mkdir(folder, { recursive: true });

for (const cutout of cutouts) {
  const drawn = await sharp(Buffer.from(drawCutout(cutout)))
    .png()
    .toBuffer();
  for (const width of [cutout.width, cutout.width / 2]) {
    const sized = sharp(drawn).resize(width);
    const keep = (kind: string, bytes: Buffer) =>
      writeFile(path.join(folder, `${cutout.name}-${width}.${kind}`), bytes);
    await keep('avif', await sized.clone().avif({ quality: 58, effort: AVIF_EFFORT }).toBuffer());
    await keep('webp', await sized.clone().webp({ quality: 80 }).toBuffer());
  }
}
