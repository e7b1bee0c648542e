/**
 * The scenes that belong to no book: themes, activities, families.
 * `node pictures/prerender/scenes.ts <folder>` writes them as <name>-<width>.avif and .webp, and
 * as <name>.jpg in the shape that a messenger shows of a link.
 */
import path from 'node:path';
import sharp from 'sharp';
import { sceneDrawings } from './drawings.ts';
import { AS_A_SCENE, folderFor, keepPicture } from './keep-picture.ts';

const LINK = { width: 1200, height: 630 } as const;

const folder = folderFor('scenes');
for (const { name, draw } of sceneDrawings) {
  const drawn = await draw();
  await keepPicture(folder, name, drawn, [480, 960], AS_A_SCENE);
  const link = sharp(drawn).resize({ ...LINK, fit: 'cover' });
  await link.jpeg({ quality: 80, mozjpeg: true }).toFile(path.join(folder, `${name}.jpg`));
}
