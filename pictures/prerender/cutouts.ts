import sharp from 'sharp';
import { withTileFiles } from '#bookmaking/typesetting/tile-files.ts';
import type { Cutout } from '#pictures/landing/cutout.ts';
import { cutouts, drawCutout } from '#pictures/landing/cutouts.ts';
import { cutoutWidths } from '#pictures/widths.ts';
import { folderIn, keepPicture } from './keep-picture.ts';

/** A drawing without a background at its full size: a PNG. */
export const pictureOfCutout = (cutout: Cutout): Promise<Buffer> =>
  sharp(Buffer.from(withTileFiles(drawCutout(cutout))))
    .png({ compressionLevel: 0 })
    .toBuffer();

/**
 * Draws what has no background, for the landing page: cutouts/<name>-<width>.avif and .webp, at the width of their
 * view and at less of it.
 */
export async function drawCutouts(folder: string): Promise<void> {
  const kept = await folderIn(folder, 'cutouts');
  for (const cutout of cutouts) {
    const drawn = await pictureOfCutout(cutout);
    await keepPicture(kept, cutout.name, drawn, cutoutWidths(cutout.width));
  }
}
