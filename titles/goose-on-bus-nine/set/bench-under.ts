import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { BUS } from './colors.ts';
import { seatBack } from './seats.ts';

/** For who is too small to reach anything from the floor: two places wide on their box, seen from before; the pad is at `top`. */
export const benchUnder = (x: number, top: number): string =>
  oval(x, FLOOR, 44, 3.4, '#2a1824', 'fill-opacity=".5"') +
  seatBack(x, top - 34, 80, 44, 'none') +
  line(`M${num(x - 26)} ${num(top - 33.4)}H${num(x + 26)}`, PIPING, 1.4) +
  path(roundedBox(x - 36, top, 72, FLOOR - top, 3), '#8a563c') +
  path(roundedBox(x - 36, top, 72, 16, 3), '#5f3a34') +
  line(roundedBox(x - 29, top + 22, 58, FLOOR - 8 - top - 22, 3), '#5f3a34', 1) +
  path(roundedBox(x - 40, top - 3, 80, 13, 6), mix(BUS.seatDark, '#2a1a30', 0.3)) +
  path(roundedBox(x - 40, top - 4, 80, 8, 4), mix(BUS.seat, '#ffe9b0', 0.22));

const FLOOR = 207;
const PIPING = '#7fb5a4';
