import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { bather } from '#titles/hole-department/cast/bather.ts';
import { BUILDERS } from '#titles/hole-department/cast/builders.ts';
import { clouds, gull, parasol } from './beach.ts';
import { castle, sofa } from './castles.ts';
import { GEAR } from './colors.ts';
import { bucket } from './gear.ts';
import { DAY } from './lights.ts';

/** Where a dedication is written: between a kite and the fold, over the sea; in mm of the page beside the first picture. */
export const IN_THE_SKY: Box = { x: 80, y: 20, width: 114, height: 72 };

/** The beach beside the first picture, where everyone else is building up, and somebody has got farthest: with a kite that shows what the child loves. */
export const everyoneElse = (loved: string): string =>
  clouds([
    [20, 94, 0.8],
    [150, 97, 0.7],
  ]) +
  gull(196, 96, 8, '#ffffff', -6) +
  parasol(22, 121, 15, '#8a6fb8') +
  parasol(166, 120, 14, '#e5a93b') +
  (
    [
      [46, 118, 0.13, 1],
      [112, 118, 0.14, 0],
      [128, 119, 0.16, 2],
      [190, 119, 0.15, 1],
      [148, 140, 0.36, 0],
      [40, 186, 0.8, 1],
    ] as const
  )
    .map(([x, y, k, kind]) => at(x, y, k, castle(DAY, kind)))
    .join('') +
  bather(DAY, BUILDERS.father, 'kneels', 172, 142, 34, -1) +
  at(124, 170, 0.74, sofa(DAY)) +
  line('M48 81C52 104 58 122 66.500 134', '#8a7f7a', 0.4) +
  bucket(DAY, 84, 186, 13) +
  bather(DAY, BUILDERS.twin, 'points', 77, 158, 54, -1) +
  kite(loved);

/** Of six corners, with a picture on it: nobody else's. */
const kite = (loved: string): string =>
  at(
    46,
    54,
    0.78,
    line('M-20 -16L2 36L20 -16M-20 18L2 36L20 18', '#8a7f7a', 0.35) +
      line('M-12 31C-18 42 -8 48 -14 60M12 31C8 44 18 50 12 66', GEAR.teal, 1.4) +
      path('M0 -34L23 -18V18L0 34L-23 18V-18Z', GEAR.coral) +
      path('M0 -29L19 -15.600V15.600L0 29L-19 15.600V-15.600Z', GEAR.cream) +
      clean(at(0, 0, 0.33, loved)),
    -9,
  );
