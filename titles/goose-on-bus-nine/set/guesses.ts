// What it might be, drawn in fog: a house, a hat, a bigger goose; and what it is.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { TIP } from '#titles/goose-on-bus-nine/cast/drawing-on-pane.ts';
import { fingerMarks, type Run, type Stroke } from './finger-marks.ts';

/** What a fingertip has cleared, and breath has half taken back: the lamps of the bus; `clear` is how much of them is left. */
const lamps = (clear: number, x = -34, y = -30): string =>
  box(x, y, 110, 90, '#ffe9b8', 0, `fill-opacity="${clear}"`);
const [NO, CROSSED] = [0.74, 0.9];

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
/** A bowler: a brim that is wider than all the rest, a dome, a band. */
const HAT: readonly Stroke[] = [
  [
    [-17.6, 5],
    [-13, 9],
    [-5, 10.4],
    [5, 10.4],
    [13, 9],
    [17.6, 5],
  ],
  [
    [-10.4, 8.4],
    [-11, 0],
    [-8.6, -8],
    [0, -12],
    [8.6, -8],
    [11, 0],
    [10.4, 8.4],
  ],
  [
    [-10.6, 2.6],
    [0, 4.4],
    [10.6, 2.6],
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
    [-15, -13],
    [0, 0],
    [15, 14],
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
  fingerMarks(NOT, { width: width * 0.66, seen: lamps(CROSSED) }, `${seed}, no`, [[[12, 11], 7]]);

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
  const [k, y] = high ? [1.12, 68] : [1, 85];
  const x = high ? 100 : 148;
  return clean(
    at(x, y, 0.66 * k, house(2.9), -3) +
      at(x + 22 * k, y, 0.68 * k, hat(2.6), 3) +
      at(x + 44 * k, y, 0.7 * k, biggerGoose(2.6)),
  );
}

/** Three wavy lines by the same finger, only just drawn: through them one sees into the bus. Where the last one begins is the finger still. */
export function water(long: number): string {
  const [x, y] = TIP;
  return clean(
    fingerMarks(
      [wave(x - 3, y - 28, long), wave(x - 1, y - 13.5, long), wave(x, y + 1, long)],
      { width: 4.6, seen: bus(x, y), rough: 0.45 },
      'three waves',
      [
        // From under the finger that is still there, and out of the line itself.
        under(x, y + 1, long, 0.09, 17),
        under(x, y + 1, long, 0.5, 11),
        under(x, y + 1, long, 0.86, 9),
      ],
    ),
  );
}

/** As warm as where a sleeve has wiped. */
const bus = (x: number, y: number): string =>
  box(
    x - 20,
    y - 50,
    130,
    90,
    linear([
      [0, '#ffe2a0'],
      [0.5, '#f9c46c'],
      [1, '#eeb163'],
    ]),
  );

/** Up and down, by hand: one and a half to a hand's breadth. */
const wave = (x: number, y: number, long: number): Stroke =>
  Array.from({ length: 24 }, (_, i) => onWave(x, y, long, i / 23));

function onWave(x: number, y: number, long: number, along: number): Point {
  const high = Math.sin(along * Math.PI * 5);
  return [Number(num(x + along * long)), Number(num(y - high * (4.8 - along * 0.8)))];
}

/** Water that hangs from a wave, so far along it. */
const under = (x: number, y: number, long: number, along: number, length: number): Run => [
  onWave(x, y, long, along),
  length,
];
