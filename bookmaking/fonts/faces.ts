// Which letters our faces have and how wide they are, known without opening a font file: the
// browser fits a cover's title with it, and a name is refused before anything is paid for.
import type { TabledFace } from './face-names.ts';
import { FONT_TABLES } from './font-tables.ts';
import { WIDTH_LETTERS } from './width-letters.ts';

/**
 * Text is for stories, cover for names on covers that the title's display face does not have: drawn fatter there. Hand is
 * for what a giver writes; in the scripts that it lacks, the text faces.
 */
export type Style = 'text' | 'cover' | 'hand';

/**
 * In this order. The first that has EVERY letter of a name sets it: half a face spoils a name. Arabic is bold in running text, too:
 * its letters are low, and in the regular they were the faintest word of a page.
 */
export const FACES_OF: Record<Style, readonly TabledFace[]> = {
  text: ['andika', 'greek', 'arabicBold', 'chinese'],
  cover: ['andika', 'greek', 'arabicBold', 'chinese'],
  hand: ['caveat', 'andika', 'greek', 'arabic', 'chinese'],
};

const unpackedTables = new Map<string, ReadonlyMap<number, number>>();

/** Width in em of every code point of a table. Unpacked on first use: Chinese is 28,000. */
function unpacked(table: string): ReadonlyMap<number, number> {
  const known = unpackedTables.get(table);
  if (known) return known;
  const widths = new Map<number, number>();
  for (const run of table.split(' ')) {
    const [start, letters] = run.split(':') as [string, string];
    const [letter, count] = letters.split('*') as [string, string | undefined];
    const from = Number.parseInt(start, 36);
    const length = count ? Number.parseInt(count, 36) : letters.length;
    for (let i = 0; i < length; i++) {
      widths.set(from + i, WIDTH_LETTERS.indexOf(count ? letter : letters.charAt(i)) / 40);
    }
  }
  unpackedTables.set(table, widths);
  return widths;
}

const widthsOf = (face: TabledFace): ReadonlyMap<number, number> => unpacked(FONT_TABLES[face]);

/** U+2068 and U+2069 keep a right-to-left name apart from its sentence; they print nothing. */
const isInvisible = (point: number): boolean => point === 0x2068 || point === 0x2069;

function has(face: TabledFace, point: number): boolean {
  return isInvisible(point) || widthsOf(face).has(point);
}

/** The one face that has all letters of a text, or nothing. */
export function faceWithAll(text: string, style: Style): TabledFace | undefined {
  const points = [...text].map((letter) => letter.codePointAt(0) as number);
  return FACES_OF[style].find((face) => points.every((point) => has(face, point)));
}

/** Whether every letter is in some face of the style: good enough for a sentence, not for a name. */
export function canSet(text: string, style: Style): boolean {
  return [...text].every((letter) =>
    FACES_OF[style].some((face) => has(face, letter.codePointAt(0) as number)),
  );
}

/** Width in em, never too small: kerning and joining, left out here, only make text narrower. */
export function widthOf(text: string, style: Style): number {
  let em = 0;
  const whole = faceWithAll(text, style);
  for (const letter of text) {
    const point = letter.codePointAt(0) as number;
    if (isInvisible(point)) continue;
    const face = whole ?? FACES_OF[style].find((each) => has(each, point));
    em += (face && widthsOf(face).get(point)) ?? 1;
  }
  return em;
}

/** Width in em of a name in the face of a table; nothing if the face lacks one of its letters. */
export function widthIn(table: string, name: string): number | undefined {
  const widths = unpacked(table);
  let em = 0;
  for (const letter of name) {
    const point = letter.codePointAt(0) as number;
    if (isInvisible(point)) continue;
    const width = widths.get(point);
    if (width === undefined) return undefined;
    em += width;
  }
  return em;
}
