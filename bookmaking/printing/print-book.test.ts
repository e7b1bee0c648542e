import { deflateSync, inflateSync } from 'node:zlib';
import {
  type PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { composeBook } from '#bookmaking/binding/compose-book.ts';
import { onBlankPaper } from '#bookmaking/testing/on-blank-paper.ts';
import { someCopy, someReader } from '#bookmaking/testing/readers.ts';
import { findTitle } from '#titles/find-title.ts';
import { type Preflight, preflight } from './preflight/preflight.ts';
import { printAlone } from './print-alone.ts';
import { type BookToPrint, type PrintedBook, printBook } from './print-book.ts';

/** As the print partner works it out for 32 pages. */
const SHEET = { width: 482.6, height: 260.35 };

const bookOf = (name: string): BookToPrint => ({
  pages: onBlankPaper(composeBook(findTitle('goose-on-bus-nine')!, someCopy(someReader({ name })))),
  name,
  sheet: SHEET,
});
const failed = ({ rules }: Preflight) =>
  rules.filter(({ passed }) => !passed).map(({ file, rule, seen }) => `${file} ${rule}: ${seen}`);

let book: PrintedBook;
beforeAll(async () => {
  book = await printBook(bookOf('Maya'));
});

test('a book for the printer passes our own look, which names nobody', () => {
  expect(failed(book.report)).toEqual([]);
  expect(book.report.passed).toBe(true);
  expect(book.report.rules.length).toBeGreaterThan(20);
  expect(JSON.stringify(book.report)).not.toContain('Maya');
});

test('in a process of its own the same pages are the same files', async () => {
  const again = await printAlone(bookOf('Maya'));
  expect(Buffer.compare(again.interior, book.interior)).toBe(0);
  expect(Buffer.compare(again.cover, book.cover)).toBe(0);
  expect(again.report).toEqual(book.report);
});

test('a process that ends without files is told, and the next book is made', async () => {
  const { pages } = bookOf('Maya');
  const broken = pages.map((page) => ({ ...page, svg: page.svg.replace('<rect', '<text') }));
  await expect(printAlone({ pages: broken, name: 'Maya', sheet: SHEET })).rejects.toThrow(
    'could not be made ready',
  );
});

test.each(['فاطمة الزهراء', "Anna  O'Brien"])('a book for %s passes too', async (name) => {
  expect(failed((await printBook(bookOf(name))).report)).toEqual([]);
});

describe('a spoiled file is refused with its reason', () => {
  /** Whatever is wrong with it, each rule that fails begins with one of these. */
  const spoiled: [string, Spoil, string[]][] = [
    ['a page too few', (doc) => doc.removePage(31), ['has its pages: 31 of 32']],
    [
      'a page of another size',
      (doc) => {
        doc.getPage(3).setMediaBox(0, 0, 612, 612);
        doc.getPage(3).setCropBox(0, 0, 612, 612);
      },
      ['sheets and bleed have the printer’s size: page 4: 612 x 612 pt'],
    ],
    [
      'no trim',
      (doc) => doc.getPage(0).setTrimBox(0, 0, 630, 630),
      ['is cut where the printer cuts: page 1: 0 to 630 pt'],
    ],
    [
      'a picture that ends at the trim',
      (doc) => rewrite(doc.getPage(5), /q 630 0 0 630 0 0 cm/, 'q 612 0 0 612 9 9 cm'),
      ['one picture fills each sheet: page 6: 1 pictures, 612 of 630 pt wide'],
    ],
    [
      'a drawing that was not made flat',
      (doc) => rewrite(doc.getPage(5), /$/, '0 0 m 9 9 l S\n'),
      ['one picture fills each sheet: page 6'],
    ],
    [
      'a picture with too few dots',
      (doc) => {
        const image = xObject(doc.getPage(8), 'Art').dict;
        image.set(PDFName.of('Width'), PDFNumber.of(1312));
        image.set(PDFName.of('Height'), PDFNumber.of(1312));
      },
      ['pictures have 300 dots an inch, 600 at most: page 1: 150 ppi'],
    ],
    [
      'a picture in the colors of another press',
      (doc) =>
        xObject(doc.getPage(8), 'Art').dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceCMYK')),
      ['pictures are sRGB, 8 bits: page 1: DeviceCMYK'],
    ],
    [
      'a picture with a mask',
      (doc) => {
        const image = xObject(doc.getPage(8), 'Art').dict;
        image.set(PDFName.of('SMask'), doc.context.register(doc.context.stream('')));
      },
      ['nothing shines through: page 1: mask of a picture'],
    ],
    [
      'something half seen through',
      (doc) => {
        rewrite(doc.getPage(2), /^/, '/Half gs\n');
        const { node } = doc.getPage(2);
        const state = doc.context.register(doc.context.obj({ ca: 0.5 }));
        node.normalizedEntries();
        node.setExtGState(PDFName.of('Half'), state);
      },
      ['nothing shines through: page 3: ca'],
    ],
    [
      'a group of transparency',
      (doc) =>
        doc
          .getPage(9)
          .node.set(PDFName.of('Group'), doc.context.obj({ S: 'Transparency', CS: 'DeviceRGB' })),
      ['nothing shines through: page 10: page group'],
    ],
    [
      'a font that is not in the file',
      (doc) => {
        for (const descriptor of descriptors(doc)) {
          for (const key of ['FontFile', 'FontFile2', 'FontFile3'])
            descriptor.delete(PDFName.of(key));
        }
      },
      ['fonts are embedded'],
    ],
    [
      'words of three inks',
      (doc) => {
        const form = xObject(doc.getPage(9), 'Words');
        const written = inflateSync(Buffer.from(form.contents)).toString('latin1');
        const colored = written.replace(/^0 g$/m, '/c0 cs 0.13 0.19 0.22 scn');
        expect(colored).not.toBe(written);
        (form as { contents: Uint8Array }).contents = deflateSync(Buffer.from(colored, 'latin1'));
      },
      ['words are in one ink, and light ones large: page 10: ICCBased 3 0.13 0.19 0.22'],
    ],
    [
      'words in the fold',
      (doc) => rewrite(doc.getPage(4), /(1\.0\d+ 0 0 1\.0\d+) 0 0 cm/, '$1 -40 0 cm'),
      ['words keep their distance from edges and fold: nearest on page 5: 39'],
    ],
    [
      'sixteen megabytes of nothing',
      (doc) => {
        const ballast = PDFRawStream.of(doc.context.obj({}), new Uint8Array(16 << 20));
        doc.context.register(ballast);
      },
      ['both files have 15 MB at most: '],
    ],
  ];

  test.each(spoiled)('%s', async (_, spoil, reasons) => {
    const document = await PDFDocument.load(book.interior, { updateMetadata: false });
    spoil(document);
    const interior = await document.save({ useObjectStreams: false });
    const report = await preflight({ ...book, interior }, { name: 'Maya', sheet: SHEET });
    expect(report.passed).toBe(false);
    const found = failed(report);
    expect(found.map((line, i) => line.startsWith(`interior ${reasons[i]}`) || line)).toEqual(
      reasons.map(() => true),
    );
  });

  test('the book of another child', async () => {
    const report = await preflight(book, { name: 'Zoë', sheet: SHEET });
    expect(failed(report)).toEqual([
      'interior the name is there as it was typed: on 0 of 32 pages',
      'cover the name is there as it was typed: on 0 of 1 pages',
    ]);
  });

  test('a cover for a thicker book', async () => {
    const report = await preflight(book, { name: 'Maya', sheet: { ...SHEET, width: 488.95 } });
    expect(failed(report)).toEqual([
      expect.stringContaining('cover sheets and bleed have the printer’s size'),
      expect.stringContaining('cover is cut where the printer cuts'),
      expect.stringContaining('cover one picture fills each sheet'),
    ]);
  });

  test('half a file', async () => {
    const interior = book.interior.slice(0, book.interior.length / 2);
    const report = await preflight({ ...book, interior }, { name: 'Maya', sheet: SHEET });
    expect(failed(report)[0]).toMatch(/^interior (can be read|has its pages)/);
  });
});

type Spoil = (document: PDFDocument) => void;

const xObject = (page: PDFPage, name: string): PDFRawStream => {
  const objects = page.node.Resources()!.lookup(PDFName.of('XObject')) as PDFDict;
  const key = objects.keys().find((each) => each.toString().startsWith(`/${name}`))!;
  return objects.lookup(key) as PDFRawStream;
};

/** Changes what a page draws. */
function rewrite(page: PDFPage, from: RegExp, to: string): void {
  const drawn = Buffer.from((page.node.Contents() as PDFRawStream).getContents()).toString();
  const anew = drawn.replace(from, to);
  expect(anew).not.toBe(drawn);
  const { context } = page.doc;
  page.node.set(PDFName.of('Contents'), context.register(context.stream(anew)));
}

function descriptors(document: PDFDocument): PDFDict[] {
  const all = document.context.enumerateIndirectObjects().map(([, object]) => object as PDFDict);
  return all.filter((object) => object.get?.(PDFName.of('Type')) === PDFName.of('FontDescriptor'));
}
