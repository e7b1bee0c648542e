import {
  PDFArray as Arrays,
  type PDFArray,
  type PDFDict,
  PDFName,
  PDFNumber,
  PDFStream,
} from '@cantoo/pdf-lib';
import { dictIn, numberIn, written } from './content.ts';

/** A font of a document as its words need it: which letters a glyph stands for, and how wide it is, in thousandths of its size. */
export interface ReadFont {
  readonly name: string;
  readonly isEmbedded: boolean;
  /** Only the letters that are used are in the file: its name then begins with six letters and a plus sign. */
  readonly isSubset: boolean;
  glyphs(shown: Uint8Array): readonly { letters: string; width: number }[];
}

/** Reads a font with glyphs of two bytes, as Typst embeds them; any other is read as far as it is embedded or not. */
export function readFont(font: PDFDict): ReadFont {
  const name = font.lookup(PDFName.of('BaseFont'))?.toString().slice(1) ?? '';
  const descendants = font.lookup(PDFName.of('DescendantFonts'));
  const descendant = descendants instanceof Arrays ? (descendants.lookup(0) as PDFDict) : undefined;
  const descriptor = dictIn(descendant ?? font, 'FontDescriptor');
  const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) =>
    descriptor?.has(PDFName.of(key)),
  );
  const letters = lettersOf(font);
  const widths = descendant ? widthsOf(descendant) : new Map<number, number>();
  const usual = (descendant && numberIn(descendant, 'DW')) ?? 1000;
  return {
    name,
    isEmbedded,
    isSubset: /^[A-Z]{6}\+/.test(name),
    glyphs(shown) {
      const found: { letters: string; width: number }[] = [];
      for (let i = 0; i + 1 < shown.length; i += 2) {
        const glyph = ((shown[i] as number) << 8) | (shown[i + 1] as number);
        found.push({ letters: letters.get(glyph) ?? '', width: widths.get(glyph) ?? usual });
      }
      return found;
    },
  };
}

/** Which letters a glyph stands for, as the file says it to whoever copies words out of it (9.10.3). */
function lettersOf(font: PDFDict): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  const told = font.lookup(PDFName.of('ToUnicode'));
  if (!(told instanceof PDFStream)) return letters;
  const map = written(told);
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of block.matchAll(/<([\da-fA-F]+)>\s*<([\da-fA-F]+)>/g))
      letters.set(Number.parseInt(glyph, 16), utf16(text));
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', until = '', text = ''] of block.matchAll(
      /<([\da-fA-F]+)>\s*<([\da-fA-F]+)>\s*<([\da-fA-F]+)>/g,
    )) {
      const first = Number.parseInt(from, 16);
      const start = utf16(text).codePointAt(0) as number;
      for (let glyph = first; glyph <= Number.parseInt(until, 16); glyph++)
        letters.set(glyph, String.fromCodePoint(start + glyph - first));
    }
  }
  return letters;
}

const utf16 = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** Widths by glyph, written as runs (9.7.4.3): a first glyph and its widths, or a first, a last and their one width. */
function widthsOf(descendant: PDFDict): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  const runs = descendant.lookup(PDFName.of('W'));
  if (!(runs instanceof Arrays)) return widths;
  const number = (array: PDFArray, i: number): number =>
    (array.lookup(i) as PDFNumber | undefined)?.asNumber() ?? 0;
  for (let i = 0; i < runs.size(); ) {
    const first = number(runs, i);
    const next = runs.lookup(i + 1);
    if (next instanceof PDFNumber) {
      for (let glyph = first; glyph <= next.asNumber(); glyph++)
        widths.set(glyph, number(runs, i + 2));
      i += 3;
    } else {
      const list = next as PDFArray;
      for (let k = 0; k < list.size(); k++) widths.set(first + k, number(list, k));
      i += 2;
    }
  }
  return widths;
}
