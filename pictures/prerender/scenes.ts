/**
 * The scenes that belong to no book: themes, activities, families.
 * `node pictures/prerender/scenes.ts <folder>` writes them as <name>-<width>.avif and .webp, and
 * as <name>.jpg in the shape that a messenger shows of a link.
 */
import path from 'node:path';
import sharp from 'sharp';
import { drawScene, scenes } from '#pictures/find-scene.ts';
import { AS_A_SCENE, folderFor, keepPicture } from './keep-picture.ts';

const LINK = { width: 1200, height: 630 } as const;

const folder = folderFor('scenes');
for (const scene of scenes) {
  const drawn = await sharp(Buffer.from(drawScene(scene)))
    .png()
    .toBuffer();
  await keepPicture(folder, scene.name, drawn, [480, 960], AS_A_SCENE);
  const link = sharp(drawn).resize({ ...LINK, fit: 'cover' });
  await link.jpeg({ quality: 80, mozjpeg: true }).toFile(path.join(folder, `${scene.name}.jpg`));
}
