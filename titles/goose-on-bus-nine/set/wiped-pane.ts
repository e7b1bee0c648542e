// A fogged pane from the street: breath as pale as milk, the bus warm behind it where a sleeve has been.
import { smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { BUS } from './colors.ts';
import { seatBack } from './seats.ts';

/** Where the pane ends and the bus's side begins. */
export const SILL = 186;

/** What a sleeve has cleared: over a head and up a whole arm; and once more, round a bird. Between them there is breath to draw in. */
const CHILD: readonly Point[] = [
  [2, 148],
  [10, 122],
  [30, 107],
  [54, 106],
  [72, 113],
  [84, 112],
  [93, 117],
  [96, 134],
  [103, 152],
  [112, 176],
  [108, 204],
  [-6, 200],
];
const BIRD: readonly Point[] = [
  [130, 116],
  [135, 96],
  [152, 83],
  [175, 79],
  [194, 83],
  [204, 97],
  [210, 126],
  [213, 164],
  [213, 204],
  [130, 204],
  [129, 176],
  [131, 144],
];

/** How far the fog comes in over what is wiped. */
const FEATHERED = [13, 11, 9.2, 7.6, 6, 4.6, 3.2, 1.8] as const;

/** What is `seen` where a sleeve has been, the bird's place `aside`: at its rim the breath has come back, and its foot is wet. */
export function throughPane(seen: string, aside: number): string {
  const clear = smooth(CHILD) + smooth(BIRD.map(([x, y]): Point => [x + aside, y]));
  return clip(
    clear,
    seen +
      clean(FEATHERED.map((width) => line(clear, BREATH, width, 'stroke-opacity=".13"')).join('')),
  );
}
const BREATH = '#a9b6be';

/** Warm as far as its other windows; `seat` is behind whoever has brought none. */
export const warmInside = (seat: boolean): string =>
  box(
    -6,
    80,
    232,
    120,
    linear([
      [0, '#ffe9b4'],
      [0.4, '#f9d083'],
      [1, '#dd9c4c'],
    ]),
  ) +
  // On the far side it is evening.
  path(
    'M112 84H230V146H112Z',
    linear([
      [0, '#274a7c'],
      [1, '#5b86a4'],
    ]),
  ) +
  clean(
    [
      [128, 122, 7],
      [206, 112, 9],
      [158, 134, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        oval(
          x,
          y,
          r,
          r,
          radial([
            [0, '#ffe9b0', 0.9],
            [0.6, '#f6b94e', 0.6],
            [1, '#f6b94e', 0],
          ]),
        ),
      )
      .join(''),
  ) +
  line('M112 84V146H230', BUS.frame, 3) +
  line('M106 80V200', BUS.pole, 3.4) +
  line('M105 80V200', '#ffe9a6', 0.9) +
  oval(
    44,
    136,
    62,
    56,
    radial([
      [0, '#fffbe8', 0.95],
      [0.6, '#fff1c8', 0.6],
      [1, '#ffe9b8', 0],
    ]),
  ) +
  (seat ? seatBack(40, 148, 66, 70, 'none') : '');

/** Breath on the pane: the lamps of the bus make it milk. */
export const fog = (width: number): string =>
  box(
    -4,
    -4,
    width + 8,
    224,
    linear([
      [0, '#cfdae2'],
      [width > SHEET ? 0.52 : 0.41, '#cdd7da'],
      [width > SHEET ? 0.66 : 0.52, '#8c9fb2'],
      [0.88, '#a8a094'],
    ]),
  ) +
  // Where nobody reads, it is as deep as the hour.
  (width > SHEET
    ? box(
        -4,
        -4,
        234,
        224,
        linear(
          [
            [0, '#7488a0', 0.95],
            [0.7, '#7c90a6', 0.85],
            [1, '#8c9fb2', 0],
          ],
          0,
          0,
          1,
          0,
        ),
      )
    : '') +
  clean(
    [
      [24, 40, 74, 40],
      [330, 60, 120, 70],
    ]
      .filter(([x = 0]) => (width > SHEET ? x > SHEET : x < SHEET))
      .map(([x = 0, y = 0, rx = 0, ry = 0]) =>
        oval(
          x,
          y,
          rx,
          ry,
          radial([
            [0, '#f6ecd2', 0.55],
            [0.6, '#efe6d0', 0.25],
            [1, '#efe6d0', 0],
          ]),
        ),
      )
      .join(''),
  );
