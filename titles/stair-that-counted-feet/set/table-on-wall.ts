import { at, box, clean, oval } from '#bookmaking/drawing/marks.ts';
import { nightcapShadow } from './nightcap.ts';

/** How far down its feet stand, where its board is, and its four legs: those at the back are the shorter and thinner ones. In mm. */
const [FLOOR, BOARD] = [198, 66];
const LEGS = [
  [-184, 1],
  [-138, 0.78],
  [-78, 0.78],
  [-36, 1],
] as const;

/** What a lamp at the right throws of the sleeping table on the wall past the fold, three times as large, its cap on; in mm of the page at the right. */
export const tableOnWall = (): string =>
  clean(
    `<g opacity=".62">${
      box(-208, BOARD, 196, 11, DARK, 2) +
      box(-194, BOARD + 8, 168, 16, DARK) +
      LEGS.map(([x, size]) => at(x, FLOOR - (1 - size) * 30, size, LEG)).join('') +
      at(-36, 126, 1.3, nightcapShadow(DARK))
    }</g>`,
  );

const DARK = '#1d1233';
/** A turned leg, 116 high on y 0. */
const LEG =
  box(-7, -116, 14, 112, DARK) +
  oval(0, -100, 15, 6, DARK) +
  oval(0, -64, 17, 28, DARK) +
  oval(0, -26, 15, 5, DARK) +
  oval(0, -7, 15, 8, DARK);
