import path from 'node:path';
import sharp from 'sharp';
import { withTileFiles } from '#bookmaking/typesetting/tile-files.ts';
import { drawScene } from '#pictures/draw-scene.ts';
import type { Scene } from '#pictures/scene.ts';
import { WIDTHS } from '#pictures/widths.ts';
import { folderIn, keepPicture } from './keep-picture.ts';

const LINK = { width: 1200, height: 630 } as const;

/** A scene at its full size: a PNG. */
export const pictureOfScene = (scene: Scene): Promise<Buffer> =>
  sharp(Buffer.from(withTileFiles(drawScene(scene))))
    .png({ compressionLevel: 0 })
    .toBuffer();

/**
 * Draws a scene that belongs to no book: scenes/<name>-<width>.avif and .webp, and <name>.jpg in the shape that a
 * messenger shows of a link.
 */
export async function keepScene(scene: Scene, folder: string): Promise<void> {
  const scenes = await folderIn(folder, 'scenes');
  const drawn = await pictureOfScene(scene);
  await keepPicture(scenes, scene.name, drawn, WIDTHS.scenes);
  const link = sharp(drawn).resize({ ...LINK, fit: 'cover' });
  await link.jpeg({ quality: 80, mozjpeg: true }).toFile(path.join(scenes, `${scene.name}.jpg`));
}
