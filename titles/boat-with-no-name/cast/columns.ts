import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { Meeting } from '#titles/boat-with-no-name/met-on.ts';
import { carried, type Posture } from './legs.ts';
import { widthOfLetter } from './letter.ts';

/** How many times as large as the others, and how far it leans, in degrees. */
export interface Last {
  readonly times: number;
  readonly lean: number;
}

export interface Column {
  /** Its middle, in mm. */
  readonly x: number;
  /** Of a capital in it. */
  readonly height: number;
}

/** Where the letters of a row stand: in columns of one width or, if the last is larger, each in one as wide as it is, up to the right edge. */
export function columnsOf(
  letters: readonly Meeting[],
  { x, width, height: room }: Box,
  posture: Posture,
  sawn: boolean,
  last: Last | undefined,
): readonly Column[] {
  const sizes = letters.map(({ letter }, i) => {
    const times = last && i === letters.length - 1 ? last.times : 1;
    const wide = (sawn ? widthOfLetter(letter.base) + (last ? 8 : 14) : 112) * times;
    const high = ((sawn ? 126 + letter.marks.length * 12 : 106) + carried[posture]) * times;
    return { times, wide, most: (room / high) * 100 };
  });
  if (!last) {
    const each = width / letters.length;
    return sizes.map(({ wide, most }, i) => ({
      x: x + each * (i + 0.5),
      height: Math.min((each / wide) * 100, most),
    }));
  }
  const all = sizes.reduce((total, { wide }) => total + wide, 0);
  const usual = Math.min((width / all) * 100, ...sizes.map(({ most }) => most));
  let begins = x + width - (all * usual) / 100;
  return sizes.map(({ times, wide }) => {
    begins += (wide * usual) / 100;
    return { x: begins - (wide * usual) / 200, height: usual * times };
  });
}
