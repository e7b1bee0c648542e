import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Title } from '#bookmaking/title.ts';
import { folderIn } from './keep-picture.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** Where the books stand. */
const PLANK = 556;

/**
 * Makes social/<slug>.jpg, what a messenger or a social network shows of a link to a book: 1200 by 630 pixels, as JPEG, which
 * all of them know. No words but those on the cover: a bare machine has no typeface to set them in.
 *
 * @param folder where drawCover and drawLeaves have drawn this title, and where the picture goes
 */
export async function drawSocial({ slug }: Title, folder: string): Promise<void> {
  await keep(folder, slug, [
    ...(await page(path.join(folder, 'leaves', `${slug}-sample-960.webp`), 668, 400)),
    ...(await book(coverIn(folder, slug), 116, 468)),
  ]);
}

/**
 * Makes social/shop.jpg: the first three titles of the shelf.
 *
 * @param folderOf where a title's cover was drawn
 */
export async function drawShelf(
  titles: readonly Title[],
  folderOf: (title: Title) => string,
  folder: string,
): Promise<void> {
  const [left, middle, right] = titles.map((title) => coverIn(folderOf(title), title.slug));
  await keep(folder, 'shop', [
    ...(left ? await book(left, 64, 316) : []),
    ...(middle ? await book(middle, 416, 390) : []),
    ...(right ? await book(right, 842, 294) : []),
  ]);
}

const coverIn = (folder: string, slug: string) => path.join(folder, 'covers', `${slug}-960.webp`);

async function keep(folder: string, name: string, things: OverlayOptions[]): Promise<void> {
  const social = await folderIn(folder, 'social');
  await sharp(Buffer.from(room()))
    .composite(things)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(social, `${name}.jpg`));
}

/** A plank in front of a light sky, in the shop's colors. */
function room(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#bfe4ee"/><stop offset="1" stop-color="#fff6dc"/></linearGradient>
    <linearGradient id="wood" x2="0" y2="1"><stop stop-color="#caa567"/><stop offset="1" stop-color="#96703a"/></linearGradient>
  </defs>
  <path fill="#fff6dc" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
  <path fill="url(#sky)" d="M0 0h${WIDTH}v${PLANK}H0z"/>
  <path fill="url(#wood)" d="M0 ${PLANK}h${WIDTH}v16H0z"/>
  <path fill="#3c280a" opacity=".14" d="M0 ${PLANK + 16}h${WIDTH}v7H0z"/>
</svg>`;
}

/** A book that stands on the plank: pages and back board behind, a cloth joint along its spine. */
async function book(file: string, x: number, size: number): Promise<OverlayOptions[]> {
  const y = PLANK - size - 6;
  const edge = Math.round(size * 0.026);
  const behind = `<svg xmlns="http://www.w3.org/2000/svg" width="${size + 2 * edge}" height="${size + 6}">
    <rect x="${edge}" y="${edge * 1.3}" width="${size}" height="${size + 6 - edge * 1.3}" rx="6" fill="#1d5e4b"/>
    <rect x="${edge}" y="${edge * 0.9}" width="${size - 5}" height="${size + 2 - edge * 0.9}" rx="5" fill="#f4ead0"/>
  </svg>`;
  const joint = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <path fill="#123f32" opacity=".82" d="M0 0h${size * 0.046}v${size}H0z"/>
    <path fill="#000" opacity=".3" d="M${size * 0.046} 0h${size * 0.006}v${size}h-${size * 0.006}z"/>
    <path fill="#fff" opacity=".18" d="M${size * 0.054} 0h${size * 0.012}v${size}h-${size * 0.012}z"/>
  </svg>`;
  const cover = await cut(file, size, joint);
  return [
    { input: Buffer.from(behind), left: x, top: y },
    { input: cover, left: x, top: y },
  ];
}

/** An inside page, leaning on the wall behind the plank. */
async function page(file: string, x: number, size: number): Promise<OverlayOptions[]> {
  const y = PLANK - size - 2;
  const fold = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <defs><linearGradient id="fold"><stop stop-color="#3c280a" stop-opacity=".4"/><stop offset=".08" stop-color="#3c280a" stop-opacity="0"/></linearGradient></defs>
    <path fill="url(#fold)" d="M0 0h${size}v${size}H0z"/>
  </svg>`;
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${size + 8}" height="${size + 2}">
    <rect x="4" y="6" width="${size + 2}" height="${size - 4}" rx="6" fill="#3c280a" opacity=".16"/>
  </svg>`;
  return [
    { input: Buffer.from(shadow), left: x, top: y },
    { input: await cut(file, size, fold), left: x, top: y },
  ];
}

/** A picture at its size with something drawn over it, its right corners rounded. */
async function cut(file: string, size: number, over: string): Promise<Buffer> {
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <path d="M0 0H${size - 9}a9 9 0 0 1 9 9V${size - 9}a9 9 0 0 1-9 9H0z"/>
  </svg>`;
  return sharp(await sharp(file).resize(size, size).toBuffer())
    .composite([{ input: Buffer.from(over) }, { input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
