/**
 * The cover of every title with a sample hero, in the sizes that pages need.
 * `node pictures/prerender/covers.ts <folder>` writes them as <slug>-<width>.avif and .webp, a
 * <slug>.webp of the middle width, and a <slug>.jpg for mails, whose readers know nothing newer.
 */
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { covers } from './drawings.ts';
import { AS_A_PAGE, folderFor, keepPicture } from './keep-picture.ts';

const MAIL_WIDTH = 320;

const folder = folderFor('covers');
for (const { name, draw } of covers) {
  const cover = await draw();
  await keepPicture(folder, name, cover, [320, 640, 960], AS_A_PAGE);
  const file = path.join(folder, name);
  await copyFile(`${file}-640.webp`, `${file}.webp`);
  await sharp(cover).resize(MAIL_WIDTH).jpeg({ quality: 84 }).toFile(`${file}.jpg`);
}
