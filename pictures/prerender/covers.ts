import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { sampleHero } from '#bookmaking/sample-heroes.ts';
import type { Title } from '#bookmaking/title.ts';
import { picturePage } from '#bookmaking/typesetting/typeset.ts';
import { folderIn, keepPicture } from './keep-picture.ts';
import { trimmed } from './trimmed.ts';

const MAIL_WIDTH = 320;

/** A title's cover with its sample hero, at its full size: a PNG. */
export const coverOf = async (title: Title): Promise<Buffer> =>
  trimmed(await picturePage(title, sampleHero(title.slug), 'cover'));

/**
 * Draws a title's cover with its sample hero, in the sizes that pages need: covers/<slug>-<width>.avif and .webp, a
 * <slug>.webp of the middle width, and a <slug>.jpg for mails, whose readers know nothing newer.
 */
export async function drawCover(title: Title, folder: string): Promise<void> {
  const covers = await folderIn(folder, 'covers');
  const cover = await coverOf(title);
  await keepPicture(covers, title.slug, cover, [320, 640, 960]);
  const file = path.join(covers, title.slug);
  await copyFile(`${file}-640.webp`, `${file}.webp`);
  await sharp(cover).resize(MAIL_WIDTH).jpeg({ quality: 84 }).toFile(`${file}.jpg`);
}
