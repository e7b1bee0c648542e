import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { BLEED, coverSheet, POINTS_PER_INCH, type Product, pagesOf } from './product.ts';

/** What was seen in a file, and what is wrong with it in a partner's words. */
export type Seen = { pages: number; errors: string[] };

/** So far a page may be from its size, in points. */
const TOLERANCE = 1;

/** Looks at the inside of a book: size and number of its pages, fonts, transparency. */
export async function inspectInterior(bytes: Uint8Array, product: Product): Promise<Seen> {
  return inspect(bytes, (pages) => {
    const [least, most] = pagesOf(product);
    const isWrongNumber = pages.length < least || pages.length > most;
    const size = { width: product.width + 2 * BLEED, height: product.height + 2 * BLEED };
    return [
      ...(isWrongNumber ? ['Wrong pages number'] : []),
      ...pages.flatMap((page, n) => wrongSize(page, size, `Page ${n + 1}`)),
    ];
  });
}

/** Looks at a cover: one sheet of the size that goes round so many pages. */
export async function inspectCover(
  bytes: Uint8Array,
  product: Product,
  interiorPages: number,
): Promise<Seen> {
  return inspect(bytes, (pages) => [
    ...(pages.length === 1 ? [] : ['A cover must be a single page']),
    ...wrongSize(pages[0]!, coverSheet(product, interiorPages), 'The cover'),
  ]);
}

async function inspect(bytes: Uint8Array, look: (pages: PDFPage[]) => string[]): Promise<Seen> {
  let file: PDFDocument;
  try {
    file = await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (error) {
    const isLocked = /encrypted/i.test((error as Error).message);
    return { pages: 0, errors: [isLocked ? 'The file is password protected' : 'Not a PDF'] };
  }
  const pages = file.getPages();
  if (pages.length === 0) return { pages: 0, errors: ['Wrong pages number'] };
  const found = new Set(look(pages));
  for (const page of pages) {
    const { Resources } = page.node.normalizedEntries();
    lookInto(Resources, found, new Set());
  }
  return { pages: pages.length, errors: [...found].slice(0, 20) };
}

function wrongSize(
  page: PDFPage,
  inches: { width: number; height: number },
  what: string,
): string[] {
  const { width, height } = page.getMediaBox();
  const isRight =
    Math.abs(width - inches.width * POINTS_PER_INCH) <= TOLERANCE &&
    Math.abs(height - inches.height * POINTS_PER_INCH) <= TOLERANCE;
  if (isRight) return [];
  const shown = (points: number) => (points / POINTS_PER_INCH).toFixed(3);
  return [
    `${what} is ${shown(width)} x ${shown(height)} in, expected ${inches.width.toFixed(3)} x ${inches.height.toFixed(3)} in`,
  ];
}

/** Fonts that are not embedded, and transparency, in what a page draws with, and in what that draws with. */
function lookInto(resources: PDFDict, found: Set<string>, seen: Set<PDFObject>): void {
  if (seen.has(resources)) return;
  seen.add(resources);
  for (const font of dictsIn(resources, 'Font')) {
    if (!isEmbedded(font)) found.add(`Font ${nameOf(font, 'BaseFont')} is not embedded`);
  }
  for (const state of dictsIn(resources, 'ExtGState')) {
    if (isSeeThrough(state)) found.add(TRANSPARENT);
  }
  for (const thing of streamsIn(resources, 'XObject')) {
    if (thing.dict.has(PDFName.of('SMask'))) found.add(TRANSPARENT);
    const group = thing.dict.lookup(PDFName.of('Group'));
    if (group instanceof PDFDict && nameOf(group, 'S') === 'Transparency') found.add(TRANSPARENT);
    const inner = thing.dict.lookup(PDFName.of('Resources'));
    if (inner instanceof PDFDict) lookInto(inner, found, seen);
  }
}

const TRANSPARENT =
  'Upload Error: We detected an error in your PDF. The file has live transparency.';

function isEmbedded(font: PDFDict): boolean {
  if (nameOf(font, 'Subtype') === 'Type3') return true;
  const inner = font.lookup(PDFName.of('DescendantFonts'));
  const real = inner instanceof PDFArray ? inner.lookup(0) : font;
  const descriptor = real instanceof PDFDict && real.lookup(PDFName.of('FontDescriptor'));
  return (
    descriptor instanceof PDFDict &&
    ['FontFile', 'FontFile2', 'FontFile3'].some((name) => descriptor.has(PDFName.of(name)))
  );
}

function isSeeThrough(state: PDFDict): boolean {
  const alphas = ['ca', 'CA'].map((name) => state.lookup(PDFName.of(name)));
  if (alphas.some((alpha) => alpha instanceof PDFNumber && alpha.asNumber() < 1)) return true;
  const blend = nameOf(state, 'BM') ?? 'Normal';
  if (blend !== 'Normal' && blend !== 'Compatible') return true;
  return state.lookup(PDFName.of('SMask')) instanceof PDFDict;
}

function nameOf(dict: PDFDict, key: string): string | undefined {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
}

function everyIn(resources: PDFDict, kind: string): PDFObject[] {
  const dict = resources.lookup(PDFName.of(kind));
  if (!(dict instanceof PDFDict)) return [];
  return dict
    .values()
    .flatMap((value) => (value instanceof PDFRef ? resources.context.lookup(value) : value) ?? []);
}

const dictsIn = (resources: PDFDict, kind: string) =>
  everyIn(resources, kind).filter((value) => value instanceof PDFDict);
const streamsIn = (resources: PDFDict, kind: string) =>
  everyIn(resources, kind).filter((value) => value instanceof PDFStream);
