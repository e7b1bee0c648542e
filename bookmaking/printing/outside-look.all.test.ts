/**
 * Looks at files for the printer by other means than our own look does: pdf.js reads words and their places, sharp the pictures, and the
 * rest is searched for in the file's own bytes. Whatever passes there must pass here.
 */
import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { composeBook } from '#bookmaking/binding/compose-book.ts';
import { onBlankPaper } from '#bookmaking/testing/on-blank-paper.ts';
import { DIFFERENT_READERS, someCopy } from '#bookmaking/testing/readers.ts';
import { someOf } from '#tests/support/some-of.ts';
import { listedTitles } from '#titles/find-title.ts';
import { printAlone } from './print-alone.ts';
import type { PrintedBook } from './print-book.ts';

const SHEET = { width: 482.6, height: 260.35 };
const all = listedTitles.flatMap((title) =>
  DIFFERENT_READERS.slice(0, 6).map((reader) => ({ title, reader })),
);

/** A painted book takes 15 s of a processor; one in sixty here, all of them under `npm run test:all`. */
const painted = someOf('painted books for the printer', all, 60);
const worded = someOf('words for the printer', all, 30);

describe('files for the printer, seen from outside', () => {
  test.each(painted.map((one) => [one.title.slug, one.reader.name, one] as const))(
    '%s for %s',
    async (_slug, name, { title, reader }) => {
      const pages = composeBook(title, someCopy(reader));
      await expectPrintable(await printAlone({ pages, name, sheet: SHEET }), name);
    },
    240_000,
  );

  test.each(worded.map((one) => [one.title.slug, one.reader.name, one] as const))(
    'the words of %s for %s',
    async (_slug, name, { title, reader }) => {
      const pages = onBlankPaper(composeBook(title, someCopy(reader)));
      await expectPrintable(await printAlone({ pages, name, sheet: SHEET }), name);
    },
    120_000,
  );
});

async function expectPrintable(book: PrintedBook, name: string): Promise<void> {
  const wrong = book.report.rules.filter(({ passed }) => !passed);
  expect(wrong).toEqual([]);
  expect(book.interior.length + book.cover.length).toBeLessThan(15 * 2 ** 20);
  const words = [
    await look(book.interior, {
      pages: 32,
      media: [0, 0, 630, 630],
      trim: [9, 9, 621, 621],
      pixels: [2625, 2625],
      margin: (page) => [page % 2 ? 59.4 : 45, page % 2 ? 45 : 59.4, 45],
    }),
    await look(book.cover, {
      pages: 1,
      media: [0, 0, 1368, 738],
      trim: [63, 63, 1305, 675],
      pixels: [5700, 3075],
      margin: () => [108, 108, 108],
    }),
  ];
  // Arabic letters share their forms, so that nobody can copy them out of a file letter by letter.
  if (!/\p{Script=Arabic}/u.test(name)) for (const said of words) expect(said).toContain(name);
}

interface Asked {
  readonly pages: number;
  readonly media: readonly number[];
  readonly trim: readonly number[];
  readonly pixels: readonly [number, number];
  /** Left, right, above and below, in points. */
  readonly margin: (page: number) => readonly [number, number, number];
}

/** @returns its words */
async function look(file: Uint8Array, asked: Asked): Promise<string> {
  const { plain, streams } = apart(Buffer.from(file));
  const boxes = (name: string) =>
    [...plain.matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, 'g'))].map(([, numbers]) =>
      numbers!
        .trim()
        .split(/\s+/)
        .map((number) => Math.round(Number(number) * 10) / 10),
    );
  for (const [name, box] of [
    ['MediaBox', asked.media],
    ['BleedBox', asked.media],
    ['TrimBox', asked.trim],
  ] as const) {
    expect(boxes(name), name).toEqual(Array.from({ length: asked.pages }, () => box));
  }
  expect(plain).not.toMatch(/\/SMask|\/ca\b|\/CA\b|\/BM\b|\/Transparency|\/Encrypt/);

  // Every font says where it is in the file, and is called as one of which only a part is there.
  const fonts = plain.match(/\/Type \/FontDescriptor[\s\S]*?>>/g) ?? [];
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/\/FontFile[23]? \d+ 0 R/);
  for (const [, font] of plain.matchAll(/\/BaseFont \/(\S+)/g)) expect(font).toMatch(/^[A-Z]{6}\+/);

  const pictures = streams.filter(({ dict }) => dict.includes('/DCTDecode'));
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const { width, height, channels, depth } = await sharp(picture.bytes).metadata();
    expect([width, height, channels, depth]).toEqual([...asked.pixels, 3, 'uchar']);
    expect(picture.dict).toMatch(/\/ColorSpace \[\s*\/ICCBased|\/ColorSpace \d+ 0 R/);
  }

  // In what draws words there is black, paper and the color of names, and never a mixture that is dark.
  const drawing = streams.filter(({ dict }) => dict.includes('/Subtype /Form'));
  expect(drawing.length).toBeGreaterThan(0);
  for (const { dict, bytes: packed } of drawing) {
    const content = (dict.includes('/FlateDecode') ? inflateSync(packed) : packed).toString(
      'latin1',
    );
    expect(content).not.toMatch(/^[\d. ]+ (?:k|K|rg|RG)$/m);
    for (const [, gray] of content.matchAll(/^([\d.]+) [gG]$/gm)) expect(gray).toMatch(/^[01]$/);
    for (const [, color] of content.matchAll(/^([\d. ]+) (?:scn|SCN)$/gm))
      expect(Math.max(...color!.split(' ').map(Number))).toBeGreaterThan(0.3);
  }
  return wordsWithin(file, asked);
}

/** A file's streams, each with what is said of it, and all that is no stream: a picture's bytes may spell anything. */
function apart(bytes: Buffer) {
  const written = bytes.toString('latin1');
  const head = /\d+ 0 obj\s((?:(?!endobj)[\s\S])*?)stream\r?\n/g;
  const streams: { dict: string; bytes: Buffer }[] = [];
  let plain = '';
  let from = 0;
  for (let match = head.exec(written); match; match = head.exec(written)) {
    const dict = match[1] as string;
    const start = head.lastIndex;
    plain += written.slice(from, start);
    from = start + Number(/\/Length (\d+)/.exec(dict)?.[1]);
    streams.push({ dict, bytes: bytes.subarray(start, from) });
    head.lastIndex = from;
  }
  return { plain: plain + written.slice(from), streams };
}

/** Where words stand, by pdf.js, which draws nothing for that. */
async function wordsWithin(file: Uint8Array, { pages, media, margin }: Asked): Promise<string> {
  const document = await getDocument({ data: file.slice(), verbosity: 0 }).promise;
  expect(document.numPages).toBe(pages);
  const said: string[] = [];
  for (let number = 1; number <= pages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const [left, right, across] = margin(number);
    for (const item of items) {
      if (!('str' in item) || !item.str.trim()) continue;
      const [, , , , x, y] = item.transform as number[];
      said.push(item.str);
      const where = `page ${number}`;
      expect(x, where).toBeGreaterThan(left - 0.5);
      expect(x! + item.width, where).toBeLessThan(media[2]! - right + 0.5);
      expect(y, where).toBeGreaterThan(across);
      expect(y, where).toBeLessThan(media[3]! - across);
    }
  }
  return said.join('').normalize('NFC').replaceAll(' ', ' ');
}
