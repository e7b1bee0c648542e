import type { Box } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { bather } from '#titles/hole-department/cast/bather.ts';
import { BUILDERS } from '#titles/hole-department/cast/builders.ts';
import { clouds, gull, onSand, parasol } from './beach.ts';
import { castle } from './castles.ts';
import { GEAR } from './colors.ts';
import { bucket, towel } from './gear.ts';
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
      [140, 140, 0.36, 0],
      [50, 184, 0.62, 1],
    ] as const
  )
    .map(([x, y, k, kind]) => at(x, y, k, castle(DAY, kind)))
    .join('') +
  bather(DAY, BUILDERS.father, 'kneels', 162, 142, 32, -1) +
  towel(DAY, 176, 172, 72, GEAR.mustard) +
  deckchair(37, 160) +
  line('M48 81C54 106 70 126 93.500 137', '#8a7f7a', 0.4) +
  bather(DAY, BUILDERS.twin, 'points', 104, 160, 52, -1) +
  bather(DAY, BUILDERS.otherTwin, 'pats', 92, 185, 66, -1) +
  bucket(DAY, 110, 185, 11) +
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

/** Striped, with somebody in it who is building nothing: a hat, and a pair of legs. */
function deckchair(x: number, y: number): string {
  const wood = tone(DAY, '#c9985c');
  const cloth = tone(DAY, GEAR.coral);
  const skin = tone(DAY, '#965f3c');
  return (
    onSand(DAY, x + 2, y, 22) +
    at(
      x,
      y,
      1,
      line('M-20 -26L14 0M12 -14L-12 0', wood.shade, 2) +
        path('M-20 -27C-14 -12 -4 -6 12 -15L15 -12C0 -1 -16 -6 -23 -24Z', cloth.base) +
        line('M-17 -22C-10 -9 -2 -5 13 -13', GEAR.cream, 1.4) +
        path('M-12 -17C-6 -22 2 -16 5 -11L0 -8C-6 -8 -10 -12 -12 -17Z', tone(DAY, '#3f6fa8').base) +
        line('M3 -11L14 -14L24 -3', skin.base, 4.4) +
        oval(25, -2, 3.4, 2, skin.base) +
        oval(-13, -23, 5, 5.4, skin.base) +
        path('M-20 -24C-20 -33 -8 -34 -6 -26L-3 -22Z', GEAR.mustard) +
        box(-2, -14, 5, 1.6, GEAR.cream, 0.4),
    )
  );
}
