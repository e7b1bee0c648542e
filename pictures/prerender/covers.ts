import path from 'node:path';
import sharp from 'sharp';
import { sampleHero } from '#bookmaking/sample-heroes.ts';
import type { Title } from '#bookmaking/title.ts';
import { picturePage } from '#bookmaking/typesetting/typeset.ts';
import { WIDTHS } from '#pictures/widths.ts';
import { folderIn, keepPicture, QUALITY } from './keep-picture.ts';
import { trimmed } from './trimmed.ts';

const API_WIDTH = 640;
const MAIL_WIDTH = 320;

/** A title's cover with its sample hero, at its full size: a PNG. */
export const coverOf = async (title: Title): Promise<Buffer> =>
  trimmed(await picturePage(title, sampleHero(title.slug), 'cover'));

/**
 * Draws a title's cover with its sample hero, in the sizes that pages need: covers/<slug>-<width>.avif and the widest as
 * .webp, a smaller <slug>.webp, and a <slug>.jpg for mails, whose readers know nothing newer.
 */
export async function drawCover(title: Title, folder: string): Promise<void> {
  const covers = await folderIn(folder, 'covers');
  const cover = await coverOf(title);
  await keepPicture(covers, title.slug, cover, WIDTHS.covers);
  const file = path.join(covers, title.slug);
  await sharp(cover).resize(API_WIDTH).webp({ quality: QUALITY.webp }).toFile(`${file}.webp`);
  await sharp(cover).resize(MAIL_WIDTH).jpeg({ quality: 84 }).toFile(`${file}.jpg`);
}
