import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { widthOf } from '#bookmaking/fonts/faces.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import type { NameInLetters } from '#bookmaking/words/letters.ts';
import { isSawn } from '#titles/boat-with-no-name/cast/is-sawn.ts';
import { paintOf, plank, sawn, widthOfLetter } from '#titles/boat-with-no-name/cast/letter.ts';
import { sign } from '#titles/boat-with-no-name/cast/painted.ts';

/** Between two letters, in hundredths of a capital; and where the name has a space. */
const GAP = 9;
const SPACE = 42;
/** Marks stand this far over a capital. */
const HATS = 34;

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
 * right has it on its left.
 */
export function nameboard(name: NameInLetters, board: Box, light: Light, and = false): Lettered {
  return isSawn(name) ? sawnName(name, board, light, and) : paintedName(name, board, light, and);
}

function sawnName(name: NameInLetters, board: Box, light: Light, and: boolean): Lettered {
  const widths = name.signs.map((each) =>
    each === ' ' ? SPACE : GAP + widthOfLetter(typeof each === 'string' ? each : each.base),
  );
  const andWidth = GAP * 3 + widthOfLetter('&');
  const total = widths.reduce((sum, width) => sum + width, 0) + (and ? andWidth : 0);
  const hats = name.letters.some(({ marks }) => marks.length > 0) ? HATS : 0;
  const k = Math.min(board.width / total, board.height / (100 + hats));
  const foot = board.y + board.height / 2 + ((100 + hats) * k) / 2;
  let x = board.x + (board.width - total * k) / 2;
  let art = '';
  let place = 0;
  for (const [i, each] of name.signs.entries()) {
    const width = (widths[i] as number) * k;
    const letter =
      typeof each === 'string'
        ? plank(each, '#fff3dc', light)
        : sawn(each, paintOf(place++), light);
    art += at(x + width / 2, foot, k, letter);
    x += width;
  }
  if (and) {
    art += at(x + (andWidth * k) / 2, foot, k, plank('&', '#f5c453', light));
    x += andWidth * k;
  }
  return { art, signs: [], end: x, forward: 1, capital: 100 * k };
}

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
    end: andX + forward * size * 0.45,
    forward,
    capital: size * 0.72,
  };
}
