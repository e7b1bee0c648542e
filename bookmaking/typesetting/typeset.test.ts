import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { composePage } from '#bookmaking/compose-page.ts';
import { someCopy, someReader } from '#bookmaking/testing/readers.ts';
import type { PageName, Title } from '#bookmaking/title.ts';
import { findBrief } from '#titles/find-brief.ts';
import { findTitle } from '#titles/find-title.ts';
import { typesetBook, typesetPreview } from './typeset.ts';

const goose = findTitle('goose-on-bus-nine') as Title;
const brief = await findBrief('goose-on-bus-nine');
const open = (pdf: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: pdf.slice(), verbosity: 0 }).promise;
const fingerprint = (pdf: Uint8Array): string => createHash('sha256').update(pdf).digest('hex');

/** Text of a page as a reader would copy it, without the marks that print nothing. */
async function textOf(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    .join('')
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('the preview', () => {
  let pdf: Uint8Array;
  beforeAll(async () => {
    pdf = await typesetPreview(goose, someReader());
  });

  test('is the cover and the four pages that the title names, small enough to send', async () => {
    const document = await open(pdf);
    expect(document.numPages).toBe(5);
    expect(pdf.length).toBeLessThan(1_000_000);
    const names: PageName[] = ['cover', ...goose.previewPages];
    for (const [i, name] of names.entries()) {
      const words = composePage(goose, someReader(), name).text.flatMap((block) =>
        block.lines.map((line) => line.runs.map((run) => run.text).join('')),
      );
      expect(await textOf(document, i + 1), `${name}`).toBe(words.join(' ').replace(/\s+/g, ' '));
    }
  });

  test('has the boxes that a printer needs: 210 mm trim inside 3 mm bleed', async () => {
    const boxes = await pageBoxes(pdf);
    expect(Buffer.from(pdf).toString('latin1').startsWith('%PDF-1.7')).toBe(true);
    for (const box of boxes) {
      expect(box.media.map((v) => Math.round(v * 100))).toEqual([0, 0, 61228, 61228]);
      expect(box.bleed).toEqual(box.media);
      const [x0, y0, x1, y1] = box.trim as [number, number, number, number];
      expect(x0).toBeCloseTo((3 * 72) / 25.4, 2);
      expect(y0).toBeCloseTo((3 * 72) / 25.4, 2);
      expect(x1 - x0).toBeCloseTo((210 * 72) / 25.4, 2);
      expect(y1 - y0).toBeCloseTo((210 * 72) / 25.4, 2);
    }
  });

  test('is the same, byte for byte, in another process', async () => {
    const here = fingerprint(pdf);
    expect(fingerprint(await typesetPreview(goose, someReader()))).toBe(here);
    const script = `
      import { createHash } from 'node:crypto';
      import { typesetPreview } from ${JSON.stringify(new URL('./typeset.ts', import.meta.url).href)};
      import { findBrief } from '#titles/find-brief.ts';
import { findTitle } from ${JSON.stringify(new URL('../../titles/find-title.ts', import.meta.url).href)};
      import { someReader } from ${JSON.stringify(new URL('../testing/readers.ts', import.meta.url).href)};
      const pdf = await typesetPreview(findTitle('goose-on-bus-nine'), someReader());
      process.stdout.write(createHash('sha256').update(pdf).digest('hex'));`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '-e',
      script,
    ]);
    expect(stdout).toBe(here);
  });

  test.each([
    'Zoë',
    'Nguyễn',
    'Łukasz',
    'Мария',
    'Ελένη',
    '小明',
    'محمد',
    'Bartholomew-Maximilian',
  ])('prints %s on its cover, in embedded letters', async (name) => {
    const pdf = await typesetPreview(goose, someReader({ name }));
    const document = await open(pdf);
    expect((await textOf(document, 1)).normalize('NFC')).toContain(name);
    const fonts = Buffer.from(pdf).toString('latin1');
    expect(fonts).not.toMatch(/\.notdef/);
  });
});

describe('the whole book', () => {
  let pdf: Uint8Array;
  let book: PDFDocumentProxy;
  beforeAll(async () => {
    pdf = await typesetBook(goose, someCopy(), brief);
    book = await open(pdf);
  });

  test('is as it is bound: a cover, 32 pages, the back of the cover, and no more than 1.2 MB', async () => {
    expect(book.numPages).toBe(34);
    expect(pdf.length).toBeLessThan(1.2 * 1024 * 1024);
    expect(await textOf(book, 2)).toContain('This book belongs to Maya');
    expect(await textOf(book, 5)).toContain('For Maya');
    expect(await textOf(book, 28)).toContain('Eleven geese.');
    expect(await textOf(book, 33)).toContain('Made once, for Maya.');
    const boxes = await pageBoxes(pdf);
    expect(boxes.every(({ media }) => Math.round(media[2]!) === 612)).toBe(true);
  });

  test('says whose it is: in its title, to a reader of screens, in its language', async () => {
    const { info } = await book.getMetadata();
    expect(info).toMatchObject({
      Title: 'Maya and the Goose on Bus Nine',
      Author: 'Wonderling',
      Language: 'en',
    });
    const marks = (await book.getMarkInfo()) as unknown as Map<string, boolean>;
    expect(marks.get('Marked')).toBe(true);
  });

  test('tells who does not see it what a picture shows, then what is written: what is called out as a paragraph of its own', async () => {
    const tree = await (await book.getPage(6)).getStructTree();
    const roles = rolesIn(tree);
    expect(roles.map(({ role }) => role)).toEqual(expect.arrayContaining(['Figure', 'P']));
    const figure = roles.findIndex(({ role }) => role === 'Figure');
    expect(roles[figure]!.alt).toMatch(/Maya is first in the seat/);
    expect(roles.findIndex(({ role }) => role === 'P')).toBeGreaterThan(figure);
    expect(roles.filter(({ role }) => role === 'P')).toHaveLength(2);
  });

  test('draws a picture over the fold once, and both of its pages show their half', async () => {
    const { PDFDocument, PDFName } = await import('@cantoo/pdf-lib');
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    const grounds = document.getPages().map(
      ({ node }) =>
        node
          .Resources()
          ?.lookup(PDFName.of('XObject'))
          ?.toString()
          .match(/\/Ground\S* (\d+ 0 R)/)?.[1],
    );
    // The sixth moment: pages 15 and 16 of 34.
    expect(grounds[14]).toBeDefined();
    expect(grounds[15]).toBe(grounds[14]);
    expect(grounds[2]).toBe(grounds[33]);
    const [left, right] = [await textOf(book, 15), await textOf(book, 16)];
    expect(left).toContain('And it wasn’t Maya.');
    expect(left).not.toContain('goose');
    expect(right).toBe('It was a goose.');
  });

  test('is the same, byte for byte, when it is set again', async () => {
    expect(fingerprint(await typesetBook(goose, someCopy(), brief))).toBe(fingerprint(pdf));
  });
});

type Tagged = { type?: string; role?: string; alt?: string; children?: Tagged[] };
const rolesIn = (node: Tagged | null): Tagged[] =>
  node ? [node, ...(node.children ?? []).flatMap(rolesIn)] : [];

describe('what a customer typed', () => {
  test.each([
    '#panic("x")',
    '$1/0$',
    '<svg onload=1>',
    '"]#image("/etc/passwd")[',
    '\\u{41}',
    'A\u0000',
  ])('a name like %j is refused by name', async (name) => {
    await expect(typesetPreview(goose, someReader({ name }))).rejects.toMatchObject({
      reason: 'unprintable-characters',
    });
  });

  test.each(['#panic', '<b>', '*bold*', '#{1}', '</svg>', '\u202etrains'])(
    'an interest like %j is printed as it is or left out',
    async (interest) => {
      const reader = someReader({ interests: [interest], level: 'explorer' });
      const document = await open(await typesetPreview(goose, reader));
      expect(document.numPages).toBe(5);
    },
  );

  test('a description may be anything', async () => {
    const description = '</style><script>🦕 #set page(fill: red) $$$ "\'\\';
    const document = await open(await typesetPreview(goose, someReader({ description })));
    expect(document.numPages).toBe(5);
  });
});

/** Page boxes as the file has them; pdf.js shows only what is left after cropping. */
async function pageBoxes(pdf: Uint8Array) {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const corners = (box: { x: number; y: number; width: number; height: number }) => [
    box.x,
    box.y,
    box.x + box.width,
    box.y + box.height,
  ];
  return document.getPages().map((page) => ({
    media: corners(page.getMediaBox()),
    bleed: corners(page.getBleedBox()),
    trim: corners(page.getTrimBox()),
  }));
}
