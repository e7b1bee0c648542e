import { deflateSync, inflateSync } from 'node:zlib';
import { type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** The points of a path, which Typst writes to five places: a hundredth of a unit of ours is less than a printer's dot. */
const POINTS = /^[-\d. ]+ (?:[mlcw]|re)$/gm;
const BEYOND = /(\.\d\d)\d+/g;
/** Of a color, a 255th. */
const COLORS = /^[\d. ]+ (?:scn|SCN|rg|RG|g|G)$/gm;
const BEYOND_A_COLOR = /(\.\d{3})\d+/g;
/** In bytes: below this there is nothing to be won. */
const LEAST = 2000;

/** Writes the drawings of a document with shorter numbers: a sixth less, for 0.15 s of a processor a book. */
export function shorten(document: PDFDocument): void {
  const { context } = document;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.contents.length < LEAST) continue;
    if (object.dict.has(PDFName.of('Type'))) continue;
    if (object.dict.get(PDFName.of('Filter')) !== PDFName.of('FlateDecode')) continue;
    const written = inflateSync(object.contents).toString('latin1');
    // A font or a profile is a stream without a type, too.
    if (/[^\n -~]/.test(written.slice(0, 400))) continue;
    const short = written
      .replace(POINTS, (points) => points.replace(BEYOND, '$1'))
      .replace(COLORS, (color) => color.replace(BEYOND_A_COLOR, '$1'));
    context.assign(ref, PDFRawStream.of(object.dict, deflateSync(Buffer.from(short, 'latin1'))));
  }
}
