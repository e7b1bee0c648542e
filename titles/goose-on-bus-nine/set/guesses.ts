// What it might be, drawn in fog: a house, a hat, a bigger goose; and what it is.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { fingerMarks, type Run, type Stroke } from './finger-marks.ts';
import { BRIGHT } from './fogged-doors.ts';

/** Each about 28 wide around (0, 0). */
const HOUSE: readonly Stroke[] = [
  [
    [-9.6, -3],
    [-9.6, 12],
    [9.8, 12],
    [9.6, -3],
  ],
  [
    [-14, 0.6],
    [0, -13],
    [14, 0.6],
  ],
  [
    [-2.6, 11],
    [-2.6, 3.6],
    [2.8, 3.6],
    [2.8, 11],
  ],
];
/** As everybody draws one: a brim that turns up at both its ends, a round crown, a band. */
const HAT: readonly Stroke[] = [
  [
    [-19, 6],
    [-12, 11],
    [0, 12.6],
    [12, 11],
    [19, 6],
  ],
  [
    [-9.6, 11],
    [-11, -3],
    [-8.6, -11.4],
    [0, -14],
    [8.6, -11.4],
    [11, -3],
    [9.6, 11],
  ],
  [
    [-10, 3],
    [0, 4.6],
    [10, 3],
  ],
];
const GOOSE: readonly Stroke[] = [
  [
    [-3, -3],
    [-4.6, -9],
    [-8, -13],
    [-12, -11],
    [-12, -6.6],
    [-8.6, -4.6],
    [-9.6, 1],
    [-7, 7],
    [1, 9.6],
    [10, 7.4],
    [16, -1.4],
    [8, -1],
    [-2, -2],
  ],
  [
    [-12.4, -10.4],
    [-18.4, -7.4],
    [-12, -6.6],
  ],
  [
    [-2.6, 9.6],
    [-3, 14.6],
    [-7, 15.6],
  ],
  [
    [5, 9],
    [5.4, 14.4],
    [1.4, 15.8],
  ],
];
const NOT: readonly Stroke[] = [
  [
    [-13, 17],
    [0, 0],
    [13, -17],
  ],
];

/** One that it was not: drawn, and crossed out with a quick finger, which has pushed some steam back along its way. */
const guess = (strokes: readonly Stroke[], seed: string, runs: readonly Run[]): string =>
  fingerMarks(strokes, { width: 2.1, seen: lamplight(), rough: 0.7 }, seed, runs) +
  line('M-12.4 16L12.4 -16', '#6a5a68', 3.2) +
  fingerMarks(NOT, { width: 1.4, seen: lamplight(), rough: 0.7 }, `${seed}, no`);

/** What one sees through them of a bus whose lamps are further off. */
const lamplight = (): string =>
  box(
    -24,
    -24,
    48,
    52,
    linear([
      [0, '#b59a94'],
      [1, '#f2c689'],
    ]),
  );

/** The middle of each and how large it is: along a window, or one under the other where only its edge is seen. */
type Places = readonly (readonly [x: number, y: number, scale: number, turn: number])[];
export const ALONG: Places = [
  [250, 121, 1.32, -5],
  [302, 120, 1.24, 4],
  [353, 121, 1.3, -2],
];
export const UPRIGHT: Places = [
  [236, 46, 0.66, -5],
  [237, 82, 0.6, 4],
  [237, 116, 0.62, -2],
];

export const guesses = (places: Places): string =>
  clean(
    [
      guess(HOUSE, 'a house', [[[-9, 11], 6]]),
      guess(HAT, 'a hat', [[[11, 9], 6]]),
      guess(GOOSE, 'a goose', [[[9, 7.4], 7]]),
    ]
      .map((art, i) => {
        const [x = 0, y = 0, scale = 1, turn = 0] = places[i] ?? [];
        return at(x, y, scale, art, turn);
      })
      .join(''),
  );

/** Two waves from beside a head as far as the glass goes, and a third that comes back and is not done: where it ends is the finger still. */
export const water = ([x, y]: Point, from: number, to: number): string => {
  const [first, second, third] = [
    wave(from, to - 2, y - 50, 0),
    wave(from + 2, to, y - 25, 0.5),
    wave(to - 1, x, y, 0),
  ];
  return clean(
    fingerMarks(
      [first, second, third],
      { width: 2.7, seen: box(from - 20, y - 70, 130, 130, BRIGHT()), rough: 0.8 },
      'three waves',
      [
        [first[0] as Point, 9],
        [first.at(-1) as Point, 13],
        [second[0] as Point, 7],
        [second.at(-1) as Point, 9],
        [third[0] as Point, 22],
        [[x + 0.6, y + 1], 24],
      ],
    ),
  );
};

/** Up and down, by hand: no hill is as high as the one before. */
const wave = (from: number, to: number, y: number, shift: number): Stroke => {
  const hills = Math.max(1.5, Math.round(Math.abs(to - from) / HILL));
  const steps = Math.round(hills * 8);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const high = Math.sin(t * Math.PI * 2 * hills) * (6.4 - t * 1.6 + Math.sin(i + shift) * 0.5);
    return [Number(num(from + t * (to - from))), Number(num(y - high))];
  });
};
/** From one crest to the next, in mm. */
const HILL = 19;
