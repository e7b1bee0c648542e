/**
 * Drawings without a background for the landing page.
 * `node pictures/prerender/cutouts.ts <folder>` writes them as <name>-<width>.avif and .webp,
 * at the width of their view and at half of it.
 */
import { cutouts } from './drawings.ts';
import { AS_A_SCENE, folderFor, keepPicture } from './keep-picture.ts';

const folder = folderFor('cutouts');
for (const { name, width, draw } of cutouts) {
  await keepPicture(folder, name, await draw(), [width, width / 2], AS_A_SCENE);
}
