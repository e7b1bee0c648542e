/**
 * The scenes that belong to no book: themes, activities, families.
 * `node bookmaking/shop-pictures/scenes.ts <folder>` writes them as <name>-<width>.avif and .webp, and
 * as <name>.jpg in the shape that a messenger shows of a link.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawScene, scenes } from '../scenes/find-scene.ts';
import { AVIF_EFFORT } from './avif-effort.ts';

const WIDTHS = [480, 960] as const;
const LINK = { width: 1200, height: 630 } as const;

const folder = process.argv[2];
if (!folder) throw new Error('Say which folder the scenes should go into.');
await mkdir(folder, { recursive: true });

for (const scene of scenes) {
  const drawn = await sharp(Buffer.from(drawScene(scene)))
    .png()
    .toBuffer();
  const keep = (ending: string, bytes: Buffer) =>
    writeFile(path.join(folder, `${scene.name}${ending}`), bytes);
  for (const width of WIDTHS) {
    const sized = sharp(drawn).resize(width);
    await keep(
      `-${width}.avif`,
      await sized.clone().avif({ quality: 58, effort: AVIF_EFFORT }).toBuffer(),
    );
    await keep(`-${width}.webp`, await sized.clone().webp({ quality: 80 }).toBuffer());
  }
  const link = sharp(drawn).resize({ ...LINK, fit: 'cover' });
  await keep('.jpg', await link.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
}
