import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

export const SUN: Point = [184, 90];

/** Rain and night at the left; at the right the cloud has lifted off the day, a hand's width. */
export const sky = (left: number): string => {
  // The light is the page's, however far the picture goes on to the left.
  const along = (share: number): number => 1 - ((1 - share) * SHEET) / (SHEET - left);
  return (
    box(
      left,
      0,
      SHEET - left,
      SHEET,
      linear(
        [
          [0, '#16254a'],
          [along(0), '#1a2a52'],
          [along(0.44), '#2c4a80'],
          [along(0.66), '#7d8fae'],
          [along(0.82), '#f0c58a'],
          [1, '#ffdf9e'],
        ],
        0,
        0,
        1,
        0.22,
      ),
    ) +
    oval(
      SUN[0],
      SUN[1],
      84,
      64,
      radial([
        [0, '#fffdf0', 1],
        [0.3, '#fff0c0', 0.75],
        [1, '#ffdf9e', 0],
      ]),
    ) +
    oval(SUN[0], SUN[1], 13, 13, '#fffdf0') +
    // The last of the cloud draws away.
    path(
      smooth([
        [60, -6],
        [110, 40],
        [140, 52],
        [170, 50],
        [196, 40],
        [226, 44],
        [226, -10],
      ]),
      '#4f628f',
      'fill-opacity=".85"',
    ) +
    path(
      smooth([
        [132, 66],
        [160, 61],
        [190, 64],
        [222, 58],
        [222, 66],
        [190, 71],
        [156, 71],
      ]),
      '#c98f8a',
      'fill-opacity=".6"',
    ) +
    // Bars of it lie before the sun.
    path(
      'M160 84C170 82 178 84 186 83.4C194 82.6 202 84.4 210 83.6C200 87 190 86 182 86.6C174 87 166 86.6 160 84ZM168 93C178 91.6 190 93 204 91.8C196 95.2 180 95.4 168 93Z',
      '#e0a884',
      'fill-opacity=".8"',
    ) +
    SKEIN.map(([x, y, size, beat]) => at(x, y, size, flying(beat), -8)).join('')
  );
};

/** Geese on their way to the same place: where, how large, and how high their wings are. */
const SKEIN = [
  [156, 61, 0.6, 1],
  [141, 54, 0.54, -0.7],
  [138, 68, 0.55, 0.6],
  [125, 47, 0.46, 0.9],
  [121, 75, 0.48, -0.9],
] as const;

/** A body and two wings, each a shape of its own: as one they had holes where they crossed. */
const flying = (beat: number): string =>
  [
    'M-9 .4C-5 -2.4 2 -2.6 6 -1.2L15 -3.4L19.4 -2.2L15.6 -1L7 1.4C3 3.4 -4 3 -9 2L-13 3.4Z',
    `M-5 -.6C-6 ${num(-8 * beat)} -4 ${num(-14 * beat)} 2 ${num(-18 * beat)}C5 ${num(-12 * beat)} 6 ${num(-5 * beat)} 4 .4Z`,
    `M0 -.6C3 ${num(-6 * beat)} 7 ${num(-10 * beat)} 12 ${num(-12 * beat)}C11 ${num(-7 * beat)} 10 ${num(-3 * beat)} 6.4 .2Z`,
  ]
    .map((d) => path(d, '#14213f'))
    .join('');
