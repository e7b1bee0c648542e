import type { Hex } from '#bookmaking/drawing/color.ts';
import { at, clean, oval } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { boot } from '#bookmaking/house/hall-things.ts';
import { HALL } from './lights.ts';

/** One after the other, as they fell, in mm of the page at the right: nobody was in them, but for one. */
export const emptiedBoots = (): string =>
  clean(
    lies(-164, 0.9, '#4f5f8e', 1) +
      lies(-142, 0.9, '#4f5f8e', -1) +
      at(-82, 200, 0.9, mouse()) +
      at(-82, 206, 0.9, boot(HALL, '#a8743f', 32)) +
      lies(-22, 0.74, '#5c8a5a', 1),
  );

/** On its back, toe up, and open to the left, or with `way` -1 to the right. */
const lies = (x: number, size: number, color: Hex, way: 1 | -1): string =>
  oval(x - 16 * way * size, 206, 26 * size, 2, HALL.shade, 'fill-opacity=".5"') +
  at(
    x,
    206 - 10 * size,
    size,
    clip('M-30 -60H40V0.6H-30Z', boot(HALL, color)),
    -90 * way,
    way * size,
  );

/** It lives in the left one, and would rather not be counted. */
const mouse = (): string =>
  oval(-5.4, -36.6, 3.4, 3.8, '#9a88ac') +
  oval(4.4, -36.6, 3.4, 3.8, '#9a88ac') +
  oval(-5.2, -36.2, 1.8, 2.2, '#c98a92') +
  oval(4.2, -36.2, 1.8, 2.2, '#c98a92') +
  oval(-0.5, -29.6, 6.4, 6.6, '#8577a0') +
  oval(-3, -31, 1.3, 1.7, '#20143a') +
  oval(2, -31, 1.3, 1.7, '#20143a') +
  oval(-0.5, -28, 1, 0.8, '#c98a92');
