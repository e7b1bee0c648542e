// What it might be, drawn in fog: a house, a hat, a bigger goose; and what it is.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { TIP } from '#titles/goose-on-bus-nine/cast/drawing-on-pane.ts';
import { fingerMarks, type Run, type Stroke } from './finger-marks.ts';

/** What a fingertip clears: behind it is the bus with its lamps, and behind that the evening, as blue as water; `clear` is how little has fogged over again. */
const evening = (clear: number): string =>
  box(
    -34,
    -30,
    100,
    76,
    linear([
      [0, '#20386a', clear],
      [0.5, '#1f4f86', clear],
      [1, '#2c6a94', clear],
    ]),
  ) +
  LAMPS_BEHIND.map(([x, y, r]) =>
    oval(
      x,
      y,
      r,
      r,
      radial([
        [0, '#fff0c0', 0.95 * clear],
        [0.4, '#f4b04e', 0.7 * clear],
        [1, '#e08a34', 0],
      ]),
    ),
  ).join('');
const LAMPS_BEHIND = [
  [14, 4, 6],
  [36, -10, 6],
  [-6, 19, 5],
  [31, 24, 6],
] as const;
const [NO, CROSSED] = [0.54, 0.7];

/** Each about 28 wide around (0, 0). */
const HOUSE: readonly Stroke[] = [
  [
    [-9.4, -2],
    [-10, 5],
    [-9.4, 11.6],
    [0, 10.8],
    [9.4, 11.8],
    [9.8, 5],
    [9, -1.6],
  ],
  [
    [-13.6, 1.6],
    [-7, -5.6],
    [0, -12.6],
    [6.4, -6],
    [13.6, 1.2],
  ],
  [
    [-2.8, 10.6],
    [-3, 4.6],
    [0.4, 3],
    [3.2, 4.8],
    [3, 10],
  ],
];
const HAT: readonly Stroke[] = [
  [
    [-15, 7.6],
    [-5, 6.4],
    [6, 8],
    [15.4, 6.4],
  ],
  [
    [-8.6, 6],
    [-9, -2],
    [-6.6, -9],
    [0, -11.4],
    [7, -8.6],
    [9, -1],
    [8.6, 6],
  ],
  [
    [-8, 1],
    [0, 0],
    [8, 1.2],
  ],
];
const GOOSE: readonly Stroke[] = [
  [
    [14, -3.4],
    [8, -0.6],
    [1.6, -0.4],
    [-3, -2.4],
    [-5, -6.6],
    [-5.4, -10.4],
    [-8, -13],
    [-11, -11.6],
    [-15.4, -9.6],
    [-10.8, -8.4],
    [-9.2, -4],
    [-9.6, 1.6],
    [-6.4, 7.4],
    [0.6, 9.6],
    [8, 8],
    [12.4, 3],
    [14, -3.4],
  ],
  [
    [-1.4, 10],
    [-1.6, 13.6],
    [-4, 13.8],
  ],
  [
    [4, 9.6],
    [4, 13.2],
    [1.8, 13.4],
  ],
];
const NOT: readonly Stroke[] = [
  [
    [-12, -10.6],
    [1, -0.6],
    [12.6, 11.6],
  ],
  [
    [12.4, -12],
    [-0.4, 0.8],
    [-11.4, 12],
  ],
];

/** One that it was not: drawn, and crossed out with a quick finger. */
const guess = (
  strokes: readonly Stroke[],
  width: number,
  seed: string,
  runs: readonly Run[],
): string =>
  fingerMarks(strokes, { width, seen: evening(NO) }, seed, runs) +
  fingerMarks(NOT, { width: width * 0.62, seen: evening(CROSSED) }, `${seed}, no`, [[[12, 11], 7]]);

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
    at(23, 93.4, 0.56, house(3.4)) +
      at(41, 92.4, 0.56, hat(3.4)) +
      at(68, 94, 1.02, biggerGoose(2.7)),
  );

/** As large as an arm can reach, where there are no words. */
export const largeGuesses = (): string =>
  clean(
    at(33, 38, 1.2, house(2.9)) + at(72, 36, 1.15, hat(3)) + at(126, 36, 1.7, biggerGoose(2.2)),
  );

/** Three wavy lines: the last one goes from a fingertip to a beak. */
export function water(): string {
  const trail = { width: 6, seen: shifted(104, 96, evening(1)) } as const;
  return clean(
    fingerMarks([wave(98, 85, 51)], trail, 'first wave', [
      [[112, 88], 9],
      [[139, 87], 6],
    ]) +
      fingerMarks([wave(95, 101.5, 44)], trail, 'second wave', [
        [[109, 104], 9],
        [[131, 103], 5],
      ]) +
      fingerMarks([wave(TIP[0] + 4, TIP[1] - 1, 44)], trail, 'third wave', [[[109, 121], 8]]),
  );
}

/** Up and down twice, and round: the fewer points say so, the less of it trembles. */
function wave(x: number, y: number, long: number): Stroke {
  return Array.from({ length: 17 }, (_, i): Point => {
    const high = Math.sin((i / 16) * Math.PI * 4);
    return [
      Number(num(x + (i / 16) * long)),
      Number(num(y - Math.sign(high) * Math.abs(high) ** 0.85 * 3.7)),
    ];
  });
}
