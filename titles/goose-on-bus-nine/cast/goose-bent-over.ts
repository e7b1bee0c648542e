// The goose on its two feet, in an open coat, taller than the child that it bends over.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, calm, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { gooseHead, gooseNeck, keyed } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** From collar to hem, its feet at (0, 0), the collar's middle at (0, -67). */
const COAT =
  'M-9 -68C-20 -62 -26 -40 -29 -15C-16 -9 12 -9 24 -15C24 -36 20 -58 9 -67C3 -71 -4 -71 -9 -68Z';
/** What one sees of it where the coat is open. */
const BREAST = 'M0 -70C9 -66 16 -48 17 -30C17 -22 15 -14 12 -12H-1C4 -28 4 -50 -3 -68Z';
const FLAP = 'M8 -67C18 -60 25 -38 25 -15Q20 -12 15.6 -12C18.6 -30 15 -52 4.4 -67Z';
const SLEEVE = 'M-13 -62C-22 -56 -24 -40 -19 -27C-16 -24 -9 -24 -7 -28C-8 -40 -5 -52 -4 -58Z';
const TIPS =
  'M-18.4 -27.4C-19 -20 -16 -15 -12.6 -12C-12.6 -15 -12 -16 -11.4 -17C-9 -15 -8.6 -14 -7 -13C-6 -18 -6.6 -24 -7.4 -28.4Z';
const TAIL = 'M-22 -28C-31 -24 -37 -16 -41 -8C-35 -11 -31 -10 -27 -6C-25 -12 -24 -16 -22 -20Z';

/** From before, three toes and the web between them, its heel at (0, 0). */
const FOOT =
  'M-2.6 -5C-5 -1 -9 2 -12.4 3.4C-9.6 5.4 -7 4.6 -5 5C-3.6 6.8 2 7.4 3 5.4C6 5 9 5.6 11.6 3.8C8 2 4.6 -1 2.6 -5Z';
const FEET = [
  [-13, -3],
  [11, -1],
] as const;
const foot = (base: string, shade: string): string =>
  path(FOOT, base) + line('M-1.4 -3Q-4 1.6 -10 3.4M0 -3V5.4M1.4 -3Q4 1.6 9.4 3.8', shade, 1.1);

/** How large its head is, and how far turned down. */
const [HEAD, STOOPS] = [0.36, 30];

/** It stands at `foot`; the middle of its head comes down to `head`, and `k` is how large it is. */
export function gooseBentOver([x, y]: Point, head: Point, k: number): string {
  const coat = tone(LAMPS, GOOSE.coat);
  const white = tone(LAMPS, GOOSE.white);
  const beak = tone(LAMPS, GOOSE.beak);
  const [hx, hy] = head;
  const collar: Point = [x - 1 * k, y - 66 * k];
  const neck: Point[] = [
    [collar[0] + 3 * k, collar[1] + 8 * k],
    [collar[0] - 2 * k, collar[1] - 1 * k],
    [collar[0] - 11 * k, collar[1] - 13 * k],
    [hx - 19 * k, (collar[1] + hy) / 2 - 1 * k],
    [hx - 19 * k, hy - 2 * k],
    [hx - 12 * k, hy - 10 * k],
    [hx - 3 * k, hy - 7 * k],
  ];
  const body =
    oval(0, 1.6, 30, 3, '#2a1824', 'fill-opacity=".5"') +
    line('M-13 -14V-3M11 -14V-1', beak.shade, 4) +
    FEET.map(([fx, fy]) => at(fx, fy, 1, foot(beak.base, beak.shade))).join('') +
    keyed(TAIL, LAMPS, 0.8) +
    path(TAIL, white.base) +
    path(COAT, coat.shade) +
    clip(COAT, at(3, -2, 1, path(COAT, coat.base))) +
    path(BREAST, white.base) +
    line(
      'M5 -50q2 1.4 4 .2M6 -40q2 1.4 4.4 .2M6.6 -30q2.4 1.6 4.8 .2M6 -20q2.4 1.6 5 .2',
      white.shade,
      1,
    ) +
    path(FLAP, coat.shade) +
    line('M-3 -68C4 -50 4 -28 -1 -12M4.4 -67C15 -52 18.6 -30 15.6 -12', coat.deep, 1) +
    oval(-2.4, -38, 1.4, 1.4, coat.deep) +
    oval(-3, -26, 1.4, 1.4, coat.deep) +
    keyed(TIPS, LAMPS, 0.7) +
    path(TIPS, white.base) +
    path(SLEEVE, coat.base) +
    line(
      'M-13 -62C-22 -56 -24 -40 -19 -27M-7 -28C-8 -40 -5 -52 -4 -58',
      coat.deep,
      1,
      'stroke-opacity=".7"',
    ) +
    line('M-18.6 -27.6Q-13 -24.6 -7.4 -28.2', coat.lite, 2.2);
  return (
    gooseNeck(
      neck,
      [26, 21, 17, 15, 14, 15, 16].map((w) => w * k),
      LAMPS,
    ) +
    at(x, y, k, body) +
    at(
      x,
      y,
      k,
      path(
        'M-14 -64C-12 -58 -3 -55 3 -60C6 -62 10 -64 11 -66L8 -71C2 -66 -5 -66 -9.6 -70Z',
        coat.deep,
      ) + path('M-14 -65C-12 -60 -4 -57 1 -62L-2 -66C-5 -66 -8 -68 -9.6 -71Z', coat.lite),
    ) +
    at(
      hx,
      hy,
      HEAD * k,
      gooseHead({ beak: 'shut', gaze: [0.9, 0.6], cap: true }, LAMPS) + softEye(),
      STOOPS,
    )
  );
}

/** Half shut, its lid higher toward the beak than behind (the other way it was cross), and what is left of it on the waves. */
const softEye = (): string =>
  calm(
    at(
      5,
      -7,
      1,
      oval(0, 0, 12.6, 13, '#fffdf6') +
        oval(4.6, 3.6, 8.4, 8.6, '#2c1b22') +
        oval(7.6, 1.6, 2.6, 2.8, '#ffffff') +
        path('M-14 0A14.2 14.4 0 0 1 14 -3Q8 -8.4 0 -8.4Q-8 -7.6 -14 0Z', '#f1e4d2') +
        line('M-14.4 1Q-9 -8 0 -8.6Q9 -8.6 14.4 -2', '#7c5c58', 2.3),
      -STOOPS - 10,
    ),
  ) + clean(oval(-4, 13, 8, 5, '#f39a80', 'fill-opacity=".5"'));
