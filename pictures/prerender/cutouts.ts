/**
 * Drawings without a background for the landing page.
 * `node pictures/prerender/cutouts.ts <folder>` writes them as <name>-<width>.avif and .webp,
 * at the width of their view and at half of it.
 */
import sharp from 'sharp';
import { cutouts, drawCutout } from '#pictures/landing/cutouts.ts';
import { AS_A_SCENE, folderFor, keepPicture } from './keep-picture.ts';

const folder = folderFor('cutouts');
for (const cutout of cutouts) {
  const drawn = await sharp(Buffer.from(drawCutout(cutout)))
    .png()
    .toBuffer();
  await keepPicture(folder, cutout.name, drawn, [cutout.width, cutout.width / 2], AS_A_SCENE);
}
