// What it might be, drawn in fog: a house, a hat, a bigger goose; and what it is.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line } from '#bookmaking/drawing/marks.ts';
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
/** As everybody draws one: a brim that hangs at both its ends, a round crown, a band. */
const HAT: readonly Stroke[] = [
  [
    [-18, 10.4],
    [-11, 8.6],
    [0, 7.6],
    [11, 8.6],
    [18, 10.4],
  ],
  [
    [-9.4, 7],
    [-10, -2],
    [-7, -10],
    [0, -13],
    [7, -10],
    [10, -2],
    [9.4, 7],
  ],
  [
    [-9, 1.4],
    [9, 1.4],
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
  fingerMarks(strokes, { width: 2.4, seen: bus(0, 0), rough: 0.5 }, seed, runs) +
  line('M-12.4 16L12.4 -16', '#8a6458', 4.6) +
  fingerMarks(NOT, { width: 1.9, seen: bus(0, 0), rough: 0.5 }, `${seed}, no`);

/** One under the other, along a narrow pane whose middle is at `x`. */
export const guesses = (x: number): string =>
  clean(
    at(x, 52, 0.82, guess(HOUSE, 'a house', [[[-9, 11], 6]]), -4) +
      at(x, 88, 0.74, guess(HAT, 'a hat', [[[11, 9], 7]]), 4) +
      at(x + 1, 122, 0.8, guess(GOOSE, 'a goose', [[[9, 7.4], 8]])),
  );

/** Three wavy lines from a fingertip on, by the same finger, only just drawn: through them one sees into the bus. Where the last one ends is the finger still. */
export const water = ([x, y]: Point, long: number): string =>
  clean(
    fingerMarks(
      [wave(x + 1, y - 29, long - 1), wave(x + 1.6, y - 14.5, long - 2), wave(x, y, long)],
      { width: 4.6, seen: bus(x, y), rough: 0.45 },
      'three waves',
      // From under the finger that is still there, and out of the line itself.
      [under(x, y, long, 0.09, 17), under(x, y, long, 0.5, 11), under(x, y, long, 0.86, 9)],
    ),
  );

/** As warm as where a sleeve has wiped. */
const bus = (x: number, y: number): string => box(x - 40, y - 60, 130, 110, BRIGHT());

/** Up and down, by hand: one and a half to a hand's breadth. */
const wave = (x: number, y: number, long: number): Stroke =>
  Array.from({ length: 24 }, (_, i) => onWave(x, y, long, i / 23));

function onWave(x: number, y: number, long: number, along: number): Point {
  const high = Math.sin(along * Math.PI * 5);
  return [Number(num(x + along * long)), Number(num(y - high * (4.4 - along * 0.8)))];
}

/** Water that hangs from a wave, so far along it. */
const under = (x: number, y: number, long: number, along: number, length: number): Run => [
  onWave(x, y, long, along),
  length,
];
