import sharp from 'sharp';
import type { LinkPictures } from '#shop/previews/draw-link-pictures.ts';
import { trimmedSheet } from './trimmed-sheet.ts';

/** A cover as wide as a page shows it on a sharp screen. */
const COVER_PX = 960;
/** What messengers ask for. */
const [WIDTH, HEIGHT] = [1200, 630];
/** The book stands in the middle, small enough for those that cut a square out of it. */
const BOOK_PX = 510;

/** Draws a link's cover, and the same as a book on a plank under a light sky, as the pictures of our titles are. */
export const linkPictures: LinkPictures = async (svg, margin) => {
  const cover = await trimmedSheet(svg, margin, COVER_PX)
    .flatten({ background: 'white' })
    .toBuffer();
  const [left, top] = [(WIDTH - BOOK_PX) / 2, 42];
  const picture = sharp(Buffer.from(room(left, top)))
    .composite([{ input: await sharp(cover).resize(BOOK_PX).toBuffer(), left, top }])
    .flatten({ background: 'white' });
  return {
    cover: await sharp(cover).jpeg({ quality: 82 }).toBuffer(),
    picture: await picture.jpeg({ quality: 82 }).toBuffer(),
  };
};

/** The place around the book, with the pages and the back board that look out behind its cover. */
function room(left: number, top: number): string {
  const plank = top + BOOK_PX + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#bfe4ee"/><stop offset="1" stop-color="#fff6dc"/></linearGradient>
    <linearGradient id="wood" x2="0" y2="1"><stop stop-color="#caa567"/><stop offset="1" stop-color="#96703a"/></linearGradient>
  </defs>
  <path fill="#fff6dc" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
  <path fill="url(#sky)" d="M0 0h${WIDTH}v${plank}H0z"/>
  <path fill="url(#wood)" d="M0 ${plank}h${WIDTH}v16H0z"/>
  <path fill="#3c280a" opacity=".14" d="M0 ${plank + 16}h${WIDTH}v7H0z"/>
  <rect x="${left + 4}" y="${top + 14}" width="${BOOK_PX + 8}" height="${BOOK_PX - 6}" rx="6" fill="#1d5e4b"/>
  <rect x="${left + 4}" y="${top + 8}" width="${BOOK_PX + 3}" height="${BOOK_PX - 6}" rx="5" fill="#f4ead0"/>
</svg>`;
}
