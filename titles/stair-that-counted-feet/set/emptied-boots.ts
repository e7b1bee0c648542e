import type { Hex } from '#bookmaking/drawing/color.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { boot } from '#bookmaking/house/hall-things.ts';
import { HALL } from './lights.ts';

/** Where floor and wall meet, in mm. */
const SKIRTING = 184;

/** The hall’s floor under both pages. */
export const hallFloor = (left: number, right: number): string => {
  const t = tone(HALL, '#5b3a50');
  const seams = [190, 198, 208].map((y) => `M${left} ${y}H${right}`).join('');
  return clean(
    box(left, SKIRTING, right - left, 40, t.shade) +
      line(seams, t.deep, 0.6, 'stroke-opacity=".5"') +
      line(`M${left} ${SKIRTING}H${right}`, t.deep, 1.4),
  );
};

/** Those that have been looked into, in mm of the page at the right: nobody was in a pair, and in the third lives a mouse. */
export const emptiedBoots = (): string =>
  clean(
    stands(-158, 202, 1.1, '#4f5f8e') +
      stands(-136, 206, 1.1, '#4f5f8e') +
      at(-62, 200, 0.94, mouse()) +
      stands(-62, 206, 0.94, '#a8743f', 32),
  );

const stands = (x: number, y: number, size: number, color: Hex, high = 40): string =>
  at(x, y, size, boot(HALL, color, high));

/** It would rather not be counted. */
const mouse = (): string =>
  oval(-5.4, -36.6, 3.4, 3.8, '#9a88ac') +
  oval(4.4, -36.6, 3.4, 3.8, '#9a88ac') +
  oval(-5.2, -36.2, 1.8, 2.2, '#c98a92') +
  oval(4.2, -36.2, 1.8, 2.2, '#c98a92') +
  oval(-0.5, -29.6, 6.4, 6.6, '#8577a0') +
  oval(-3, -31, 1.3, 1.7, '#20143a') +
  oval(2, -31, 1.3, 1.7, '#20143a') +
  oval(-0.5, -28, 1, 0.8, '#c98a92');
