// Which letters our faces have and how wide they are, known without opening a font file: the
// browser fits a cover's title with it, and a name is refused before anything is paid for.
import type { Face } from './face-names.ts';
import { FONT_TABLES } from './font-tables.ts';
import { WIDTH_LETTERS } from './width-letters.ts';

/** Display is for covers and single words, text for stories. */
export type Style = 'display' | 'text';

/** In this order. The first that has EVERY letter of a name sets it: half a face spoils a name. */
export const FACES_OF: Record<Style, readonly Face[]> = {
  display: ['winky', 'andikaBold', 'greekBold', 'arabicBold', 'chinese'],
  text: ['andika', 'greek', 'arabic', 'chinese'],
};

const tables = new Map<Face, ReadonlyMap<number, number>>();

/** Width in em of every code point that a face has. Unpacked on first use: Chinese is 28,000. */
function widthsOf(face: Face): ReadonlyMap<number, number> {
  const known = tables.get(face);
  if (known) return known;
  const widths = new Map<number, number>();
  for (const run of FONT_TABLES[face].split(' ')) {
    const [start, letters] = run.split(':') as [string, string];
    const [letter, count] = letters.split('*') as [string, string | undefined];
    const from = Number.parseInt(start, 36);
    const length = count ? Number.parseInt(count, 36) : letters.length;
    for (let i = 0; i < length; i++) {
      widths.set(from + i, WIDTH_LETTERS.indexOf(count ? letter : letters.charAt(i)) / 40);
    }
  }
  tables.set(face, widths);
  return widths;
}

/** U+2068 and U+2069 keep a right-to-left name apart from its sentence; they print nothing. */
const isInvisible = (point: number): boolean => point === 0x2068 || point === 0x2069;

function has(face: Face, point: number): boolean {
  return isInvisible(point) || widthsOf(face).has(point);
}

/** The one face that has all letters of a text, or nothing. */
export function faceWithAll(text: string, style: Style): Face | undefined {
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
