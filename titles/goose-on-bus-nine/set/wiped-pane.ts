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

/** What a sleeve has cleared: over a head, up a whole arm, down, and over a bird. */
const CLEAR: readonly Point[] = [
  [2, 150],
  [12, 122],
  [32, 110],
  [50, 108],
  [68, 113],
  [82, 110],
  [93, 114],
  [96, 132],
  [106, 149],
  [126, 153],
  [146, 146],
  [156, 124],
  [169, 99],
  [190, 91],
  [208, 101],
  [218, 124],
  [222, 160],
  [224, 200],
  [108, 204],
  [-6, 200],
];

const cleared = (): string => smooth(CLEAR);

/** How far the fog comes in over what is wiped, and how thick each time. */
const FEATHERED = [22, 17.5, 13.5, 10, 7, 4.4, 2.2] as const;

/** What is `seen` where a sleeve has been: at its rim the breath has come back, and its foot is wet. */
export function throughPane(seen: string): string {
  const clear = cleared();
  return (
    clean([11, 7, 3.6].map((width) => line(clear, BREATH, width, 'stroke-opacity=".3"')).join('')) +
    clip(
      clear,
      seen +
        clean(FEATHERED.map((width) => line(clear, BREATH, width, 'stroke-opacity=".2"')).join('')),
    ) +
    clean(
      // What four fingers of a sleeve leave between them.
      line(
        'M214 128C212 112 203 100 190 97M210 132C207 118 200 106 191 102M112 142Q126 147 142 141',
        BREATH,
        1.2,
        'stroke-opacity=".5" stroke-dasharray="26 6 14 5"',
      ),
    )
  );
}
const BREATH = '#e3e3d4';

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
  (seat ? seatBack(40, 148, 66, 70, 'none') : '') +
  seatBack(178, 152, 76, 60, 'none');

/** Breath on the pane: the lamps of the bus make it milk. */
export const fog = (width: number): string =>
  box(
    -4,
    -4,
    width + 8,
    224,
    linear([
      [0, '#d3dee5'],
      [width > SHEET ? 0.56 : 0.43, '#d8dfdd'],
      [width > SHEET ? 0.74 : 0.58, '#bccaca'],
      [0.92, '#e2c98f'],
    ]),
  ) +
  clean(
    [
      [24, 40, 74, 60],
      [150, 104, 90, 52],
      [330, 60, 120, 70],
      [40, 150, 60, 50],
    ]
      .filter(([x = 0]) => x < width + 40)
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
