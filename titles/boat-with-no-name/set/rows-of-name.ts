import type { Letter } from '#bookmaking/words/letters.ts';
import { widthOfLetter } from '#titles/boat-with-no-name/cast/letter.ts';

type Sign = Letter | string;

/** One row of a name on a board, in hundredths of a capital. */
export interface Row {
  readonly signs: readonly Sign[];
  readonly width: number;
}

/** Between two letters, in hundredths of a capital; and where the name has a space. */
export const GAP = 9;
const SPACE = 42;
/** From foot to head of two rows that follow each other. */
export const LEADING = 22;

export const widthOfSign = (sign: Sign): number =>
  sign === ' ' ? SPACE : GAP + widthOfLetter(typeof sign === 'string' ? sign : sign.base);

/** How large a capital is, in parts of it, with which rows so `tall` fit into a place. */
export const fitOf = (
  rows: readonly Row[],
  tall: number,
  { width, height }: { readonly width: number; readonly height: number },
): number =>
  Math.min(
    width / Math.max(...rows.map((row) => row.width)),
    height / (rows.length * tall + (rows.length - 1) * LEADING),
  );

/**
 * A name in one row or, where its letters become larger by it, broken after a hyphen or at a space into two: all of a long
 * name in one row was a strip that nobody read. `after` is the width of what follows the last letter.
 */
export function rowsOfName(
  signs: readonly Sign[],
  after: number,
  tall: number,
  place: { readonly width: number; readonly height: number },
): readonly Row[] {
  const ways = [rowsOf([signs], after), ...breaksIn(signs).map((parts) => rowsOf(parts, after))];
  return ways.reduce((best, way) =>
    fitOf(way, tall, place) > fitOf(best, tall, place) ? way : best,
  );
}

/** Every way of breaking a name in two: a hyphen stays with what is before it, and a space goes. */
const breaksIn = (signs: readonly Sign[]): readonly (readonly Sign[])[][] =>
  signs.flatMap((sign, i) => {
    if (sign !== '-' && sign !== ' ') return [];
    const head = signs.slice(0, sign === '-' ? i + 1 : i);
    const rest = signs.slice(i + 1);
    return head.length > 0 && rest.length > 0 ? [[head, rest]] : [];
  });

const rowsOf = (parts: readonly (readonly Sign[])[], after: number): readonly Row[] =>
  parts.map((signs, i) => ({
    signs,
    width:
      signs.reduce((sum, sign) => sum + widthOfSign(sign), 0) +
      (i === parts.length - 1 ? after : 0),
  }));
