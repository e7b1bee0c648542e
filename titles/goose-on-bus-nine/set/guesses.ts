// What it might be, drawn in fog: a house, a hat, a bigger goose; and what it is.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { TIP } from '#titles/goose-on-bus-nine/cast/drawing-on-pane.ts';
import { fingerMarks, type Run, type Stroke } from './finger-marks.ts';

/** What a fingertip clears: the far windows, and the night in them; `clear` is how little has fogged over again. */
const night = (clear: number): string =>
  box(
    -34,
    -30,
    100,
    76,
    linear([
      [0, '#0e1c3e', clear],
      [1, '#1c3a66', clear],
    ]),
  );
const [NO, CROSSED, IT] = [0.62, 0.8, 0.96];

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
  fingerMarks(strokes, { width, seen: night(NO) }, seed, runs) +
  fingerMarks(NOT, { width: width * 0.8, seen: night(CROSSED) }, `${seed}, no`, [[[12, 11], 7]]);

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

/** One beside the other over a head; and a goose that is truly bigger. */
export const guesses = (): string =>
  clean(
    at(24, 96, 0.76, house(2.9), -3) +
      at(48, 96, 0.72, hat(3), 4) +
      at(72.6, 96, 0.84, biggerGoose(2.6)),
  );

/** As large as an arm can reach, where there are no words. */
export const largeGuesses = (): string =>
  clean(
    at(38, 42, 1.6, house(2.9), -3) +
      at(92, 42, 1.5, hat(3), 4) +
      at(152, 36, 1.76, biggerGoose(2.5)),
  );

/** Three wavy lines, each from a finger to a bird; the upper two begin further `on`, and under the last one is the finger still. */
export function water(on: number): string {
  const trail = { width: 4.6, seen: shifted(94, 96, night(IT)) } as const;
  const [x, y] = TIP;
  return clean(
    fingerMarks([wave(x + 2 + on, y - 29, 34)], trail, 'first wave', [
      [[x + 14 + on, y - 26], 8],
      [[x + 32 + on, y - 27], 6],
    ]) +
      fingerMarks([wave(x + 1 + on, y - 15, 35)], trail, 'second wave', [
        [[x + 10 + on, y - 14], 7],
        [[x + 27 + on, y - 13], 5],
      ]) +
      fingerMarks([wave(x + 2, y - 1, 34)], trail, 'third wave', [
        [[x + 14, y + 2], 12],
        [[x + 31, y + 2], 6],
      ]),
  );
}

/** Up and down twice, by hand: no two of them are as high, and the way leans. */
function wave(x: number, y: number, long: number): Stroke {
  return Array.from({ length: 17 }, (_, i): Point => {
    const high = Math.sin((i / 16) * Math.PI * 4);
    const rise = 4 - Math.abs(i - 6) * 0.12;
    return [
      Number(num(x + (i / 16) * long)),
      Number(num(y - Math.sign(high) * Math.abs(high) ** 0.85 * rise + i * 0.08)),
    ];
  });
}
