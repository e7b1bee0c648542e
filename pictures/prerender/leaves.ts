/**
 * Inside pages for the landing page and for the page of each book.
 * `node pictures/prerender/leaves.ts <folder>` writes them as <name>-<width>.avif and .webp.
 */
import { leaves } from './drawings.ts';
import { AS_A_PAGE, folderFor, keepPicture } from './keep-picture.ts';

const folder = folderFor('pages');
for (const { name, draw } of leaves) {
  await keepPicture(folder, name, await draw(), [480, 960], AS_A_PAGE);
}
