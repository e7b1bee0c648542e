import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { gooseNeck } from './goose.ts';

/** Where what it bites has its middle. */
export const BITE = 70;
export const ASIDE = -32;

/** Short feathers, laid from the beak to both sides, and rows of longer ones down the breast. */
const DOWN =
  'M-34 14q-4 4 -9 5M-31 22q-3 5 -8 7M-36 44q-3 4 -8 4M-28 46q-2 5 -6 7M34 14q4 4 9 5M31 22q3 5 8 7M36 44q3 4 8 4M28 46q2 5 6 7M-30 -24q-3 5 -8 7M30 -24q3 5 8 7M-22 -32q-2 5 -6 7M22 -32q2 5 6 7';

/**
 * The goose from the front with something really between its jaws, cheeks full and cross-eyed: between the eyes (0, 0), what
 * it holds (about 100 wide around its own middle) at (0, `BITE`), the collar 120 below.
 */
export function gooseBiting(light: Light, holds: string): string {
  const white = tone(light, GOOSE.white);
  const beak = tone(light, GOOSE.beak);
  const cap = tone(light, GOOSE.cap);
  const skull =
    'M0 -40C32 -40 42 -18 44 4C54 22 50 48 26 56C12 60 -12 60 -26 56C-50 48 -54 22 -44 4C-42 -18 -32 -40 0 -40Z';
  const eye = (side: number): string =>
    oval(side * 22, -6, 15, 16, '#f0a552') +
    oval(side * 22, -6, 13, 14, '#fffdf6') +
    oval(side * 14.6, 1, 6.2, 7, '#2c1b22') +
    oval(side * 14.6 + 2.2, -2, 2.1, 2.2, '#ffffff') +
    path(
      `M${side * 8} -15C${side * 16} -25 ${side * 32} -23 ${side * 37} -9C${side * 30} -16 ${side * 18} -18 ${side * 8} -15Z`,
      white.shade,
    );
  const edge = `stroke="${beak.deep}" stroke-width="1.6"`;
  return (
    gooseNeck(
      [
        [0, 150],
        [2, 100],
        [0, 30],
      ],
      [78, 60, 64],
      light,
    ) +
    clean(
      clip(
        skull,
        path(skull, white.shade) + shifted(light.direction[0] * 8, -7, path(skull, white.base)),
      ) +
        line(DOWN, white.shade, 1.7, 'stroke-opacity=".9"') +
        oval(-36, 30, 10, 8, '#f7b28a', 'fill-opacity=".6"') +
        oval(36, 30, 10, 8, '#f7b28a', 'fill-opacity=".6"') +
        path('M-24 34C-30 64 -22 100 0 100C22 100 30 64 24 34Z', '#7a2f3c'),
    ) +
    // Off its middle, so that its head or its wheels stick out at one side: behind the beak nobody could tell what it was.
    at(ASIDE, BITE, 1.18, holds, -5) +
    clean(
      path(
        'M-15 99C-18 90 -12 86 0 86C12 86 18 90 15 99C11 108 -11 108 -15 99Z',
        beak.shade,
        edge,
      ) +
        line('M-9 91C-5 89 5 89 9 91', beak.base, 2.6) +
        path(
          'M-13 0C-17 10 -27 22 -24 38C-22 48 -11 51 0 51C11 51 22 48 24 38C27 22 17 10 13 0C7 -6 -7 -6 -13 0Z',
          beak.base,
          edge,
        ) +
        path(
          'M6 -3C14 7 24 22 22 37C21 45 13 49 5 50C14 39 13 14 6 -3Z',
          beak.shade,
          'fill-opacity=".7"',
        ) +
        line('M-7 15l1.4 6M7 15l-1.4 6', beak.deep, 3) +
        line('M-17 38C-9 43 5 43 12 41', beak.lite, 2.4) +
        eye(-1) +
        eye(1),
    ) +
    path('M-50 -22C-54 -66 -22 -72 0 -72C22 -72 54 -66 50 -22C22 -36 -22 -36 -50 -22Z', cap.base) +
    path(
      'M0 -72C22 -72 54 -66 50 -22C40 -27 28 -30 18 -31C22 -46 16 -62 0 -72Z',
      cap.lite,
      'fill-opacity=".5"',
    ) +
    path('M-50 -22C-22 -36 22 -36 50 -22C44 -11 22 -17 0 -17C-22 -17 -44 -11 -50 -22Z', cap.deep) +
    oval(0, -72, 6, 4, cap.deep)
  );
}
