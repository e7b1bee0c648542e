import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean } from '#bookmaking/drawing/marks.ts';
import { widthOf } from '#bookmaking/fonts/faces.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import type { NameInLetters } from '#bookmaking/words/letters.ts';
import { isSawn } from '#titles/boat-with-no-name/cast/is-sawn.ts';
import { paintOf, plank, sawn, widthOfLetter } from '#titles/boat-with-no-name/cast/letter.ts';
import { INK, sign } from '#titles/boat-with-no-name/cast/painted.ts';
import { FEW } from './board-for.ts';
import { fitOf, GAP, LEADING, rowsOfName, widthOfSign } from './rows-of-name.ts';

/** So far from where an opening is sewn a plank stays, in mm. */
const CLEAR = 7;
/** How high the letters of a name are, with what they wear, in hundredths of a capital. */
export const tallest = ({ letters }: NameInLetters): number =>
  100 + (letters.some(({ marks }) => marks.length > 0) ? 34 : 0);

interface Lettered {
  readonly art: string;
  readonly signs: readonly TextBlock[];
  /** Where the next word would begin, in mm, and the side that it goes to. */
  readonly end: number;
  readonly forward: 1 | -1;
  /** Height of a capital, in mm. */
  readonly capital: number;
}

/**
 * The name screwed on, as large as its board allows. `and` is the sign that comes after it. A name that is written from the
 * right has it on its left. Planks with a letter each leave `fold` between two of them.
 */
export function nameboard(
  name: NameInLetters,
  board: Box,
  light: Light,
  and = false,
  fold?: number,
): Lettered {
  if (isSawn(name)) return sawnName(name, board, light, and);
  return isOnPlanks(name)
    ? nameOnPlanks(name, board, light, and, fold)
    : paintedName(name, board, light, and);
}

function sawnName(name: NameInLetters, board: Box, light: Light, and: boolean): Lettered {
  const andWidth = and ? GAP * 3 + widthOfLetter('&') : 0;
  const tall = tallest(name);
  const rows = rowsOfName(name.signs, andWidth, tall, board);
  const k = fitOf(rows, tall, board);
  const high = (rows.length * tall + (rows.length - 1) * LEADING) * k;
  let foot = board.y + (board.height - high) / 2 + tall * k;
  // All rows end where the next word begins.
  const end = board.x + board.width / 2 + (Math.max(...rows.map(({ width }) => width)) * k) / 2;
  let art = '';
  let place = 0;
  for (const row of rows) {
    let x = end - row.width * k;
    for (const each of row.signs) {
      const width = widthOfSign(each) * k;
      const letter =
        typeof each === 'string'
          ? plank(each, '#fff3dc', light)
          : sawn(each, paintOf(place++), light);
      art += at(x + width / 2, foot, k, letter);
      x += width;
    }
    foot += (tall + LEADING) * k;
  }
  const last = foot - (tall + LEADING) * k;
  if (and) art += at(end - (andWidth * k) / 2, last, k, plank('&', '#f5c453', light));
  return { art, signs: [], end, forward: 1, capital: 100 * k };
}

/** Whether each letter of a name has a plank of its own: a few that neither join nor are sawn. */
export const isOnPlanks = (name: NameInLetters): boolean =>
  !isSawn(name) && !name.joined && name.signs.length <= FEW;

/** Each painted on a square plank of its own, as large as others are sawn. */
function nameOnPlanks(
  name: NameInLetters,
  board: Box,
  light: Light,
  and: boolean,
  fold?: number,
): Lettered {
  const andWidth = and ? GAP + widthOfLetter('&') : 0;
  const total = name.signs.length * (100 + GAP) + andWidth;
  const k = Math.min(board.width / total, board.height / 100);
  const middle = board.y + board.height / 2;
  const pitch = (100 + GAP) * k;
  const centered = board.x + (board.width - total * k) / 2;
  const start = fold ? fold - Math.round((fold - centered) / pitch) * pitch : centered;
  const signs: TextBlock[] = [];
  let art = '';
  for (const [i, each] of name.signs.entries()) {
    const inRow = start + (i + 0.5) * pitch;
    const x = inRow + (fold ? (inRow < fold ? -CLEAR : CLEAR) : 0);
    art += at(x, middle, k, squarePlank(paintOf(i), light));
    const text = typeof each === 'string' ? each : each.text;
    signs.push(sign(text, [x, middle], 84 * k, 84 * k, INK));
  }
  const end = start + total * k + (fold ? CLEAR : 0);
  if (and) art += at(end - (andWidth * k) / 2, middle + 50 * k, k, plank('&', '#f5c453', light));
  return { art, signs, end, forward: 1, capital: 100 * k };
}

/** Pale, so that it is read at dusk, with its paint round the edge; its middle on (0, 0), 100 high. */
const squarePlank = (color: Hex, light: Light): string => {
  const t = tone(light, color);
  return (
    box(-50 + 6, -50 + 4, 100, 100, mix(t.deep, '#123a4c', 0.35), 4) +
    box(-50, -50, 100, 100, t.base, 4) +
    clean(box(-43, -43, 86, 86, '#fff3dc', 2))
  );
};

/** Set as text, so that letters join as they do. */
function paintedName(name: NameInLetters, board: Box, light: Light, and: boolean): Lettered {
  const em = widthOf(name.printed, 'cover');
  const andRoom = and ? board.height * 0.8 : 0;
  const size = Math.min(board.height * 0.86, (board.width - andRoom) / em);
  const forward = name.rightToLeft ? -1 : 1;
  const width = size * em;
  const start = board.x + (board.width - width - andRoom) / 2 + (forward < 0 ? andRoom : 0);
  const middle = board.y + board.height / 2;
  const signs = [
    sign(name.printed, [start + width / 2, middle], size / 0.86, width, '#fff3dc', em),
  ];
  const k = (size * 0.72) / 100;
  const andX = forward > 0 ? start + width + andRoom / 2 : start - andRoom / 2;
  return {
    art: and ? at(andX, middle + size * 0.34, k, plank('&', '#f5c453', light)) : '',
    signs,
    end: and ? andX + forward * size * 0.45 : andX,
    forward,
    capital: size * 0.72,
  };
}
