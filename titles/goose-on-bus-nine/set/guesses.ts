// What it might be, drawn in fog: a house, a hat, a bigger goose; and what it is.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean } from '#bookmaking/drawing/marks.ts';
import { TIP } from '#titles/goose-on-bus-nine/cast/drawing-on-pane.ts';
import { fingerMarks, type Run, type Stroke } from './finger-marks.ts';

/** What a fingertip has cleared, and breath has half taken back: the lamps of the bus; `clear` is how much of them is left. */
const lamps = (clear: number, x = -34, y = -30): string =>
  box(x, y, 110, 90, '#ffe9b8', 0, `fill-opacity="${clear}"`);
const [NO, CROSSED] = [0.5, 0.72];

/** Each about 28 wide around (0, 0). */
const HOUSE: readonly Stroke[] = [
  [
    [-9, -3],
    [-10.4, 4],
    [-9, 12],
    [0, 11],
    [10.4, 12.6],
    [9.4, 4],
    [10, -2.4],
  ],
  [
    [-14, -0.6],
    [-6, -8],
    [1, -14],
    [7, -7.6],
    [14.6, -2],
  ],
  [
    [-1.6, 11],
    [-2, 3.6],
    [3.6, 3],
    [4, 11],
  ],
];
const HAT: readonly Stroke[] = [
  [
    [-16, 6],
    [-8, 9.6],
    [2, 8.4],
    [9, 10],
    [16, 5],
  ],
  [
    [-9, 8],
    [-11, -1],
    [-8, -10],
    [1, -12.6],
    [9, -9],
    [9, 0],
    [10, 8],
  ],
  [
    [-9.6, 1.6],
    [0, 3],
    [9, 1],
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
    [-13, -11],
    [1, 0],
    [13.6, 12],
  ],
];

/** One that it was not: drawn, and crossed out with a quick finger. */
const guess = (
  strokes: readonly Stroke[],
  width: number,
  seed: string,
  runs: readonly Run[],
): string =>
  fingerMarks(strokes, { width, seen: lamps(NO) }, seed, runs) +
  fingerMarks(NOT, { width: width * 0.8, seen: lamps(CROSSED) }, `${seed}, no`, [[[12, 11], 7]]);

const house = (width: number): string =>
  guess(HOUSE, width, 'a house', [
    [[-9, 11], 9],
    [[4, 11], 5],
  ]);
const hat = (width: number): string =>
  guess(HAT, width, 'a hat', [
    [[-11, 7.6], 11],
    [[1, 7.4], 5],
  ]);
const biggerGoose = (width: number): string =>
  guess(GOOSE, width, 'a goose', [
    [[-6, 8], 8],
    [[9, 7.4], 10],
  ]);

/** One beside the other, small, over what it is; where there are no words, as far up as an arm gets. */
export function guesses(high: boolean): string {
  const [k, y] = high ? [1.25, 78] : [1, 100];
  const x = high ? 110 : 146;
  return clean(
    at(x, y, 0.66 * k, house(2.9), -3) +
      at(x + 24 * k, y, 0.62 * k, hat(3), 4) +
      at(x + 48 * k, y, 0.7 * k, biggerGoose(2.6)),
  );
}

/** Three wavy lines, clean and wide: all that is in them is the light of the bus. Where the last one begins is the finger still. */
export function water(): string {
  const [x, y] = TIP;
  return clean(
    fingerMarks(
      [wave(x - 6, y - 31), wave(x - 3, y - 15), wave(x, y + 1)],
      { width: 7.4, seen: lamps(1, x - 20, y - 50), rough: 0.12 },
      'three waves',
      [
        [[x + 23, y + 6], 12],
        [[x + 52, y + 6], 8],
      ],
    ),
  );
}

/** Up and down, by hand: no two of them are as high. */
function wave(x: number, y: number): Stroke {
  return Array.from({ length: 34 }, (_, i): Point => {
    const high = Math.sin((i / 33) * Math.PI * 5);
    return [Number(num(x + i * 1.8)), Number(num(y - high * (4.6 - Math.abs(i - 8) * 0.02)))];
  });
}
