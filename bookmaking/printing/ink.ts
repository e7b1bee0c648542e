import { deflateSync, inflateSync } from 'node:zlib';
import { type PDFDict, PDFName, type PDFRawStream } from '@cantoo/pdf-lib';

/** Below this, in every part of 0 to 1, a color is ink; above the other, the paper that shines through. Between are names. */
const DARK = 0.28;
const LIGHT = 0.85;

/** A color as Typst writes it for letters and what makes them fatter: in the space of sRGB that a page calls c0 or so. */
const COLOR = /\/c\d+ (?:cs|CS)\n([\d.]+) ([\d.]+) ([\d.]+) (scn|SCN)$/gm;

/**
 * Sets words in one ink: dark ones in black alone and light ones as paper, so that nothing sets a letter of four inks that lie
 * aside of each other by a hair. A name in color stays as it is.
 */
export function inOneInk(form: PDFRawStream): void {
  const packed = form.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode');
  const bytes = Buffer.from(form.getContents());
  const written = (packed ? inflateSync(bytes) : bytes).toString('latin1');
  const inked = written.replace(COLOR, (color, r, g, b, operator: string) => {
    const gray = grayOf([Number(r), Number(g), Number(b)]);
    return gray === undefined ? color : `${gray} ${operator === 'scn' ? 'g' : 'G'}`;
  });
  const anew = Buffer.from(inked, 'latin1');
  (form as { contents: Uint8Array }).contents = packed ? deflateSync(anew) : anew;
  (form.dict as PDFDict).delete(PDFName.of('Length'));
}

/** 0 for ink, 1 for paper, undefined for a color. */
export function grayOf([r, g, b]: readonly [number, number, number]): 0 | 1 | undefined {
  if (Math.max(r, g, b) < DARK) return 0;
  if (0.2126 * r + 0.7152 * g + 0.0722 * b > LIGHT) return 1;
  return undefined;
}
