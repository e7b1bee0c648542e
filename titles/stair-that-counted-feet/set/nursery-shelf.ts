import type { Hex } from '#bookmaking/drawing/color.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { EVENING } from '#titles/stair-that-counted-feet/set/lights.ts';

/** Its top, and where it stands, mm on the sheet; left of 0 is the page of words. */
const TOP = 158;
const FOOT = 190;
const [FROM, TO] = [-200, -62];

/** A low shelf under the words: on it lie and lean all toys of the house, and every one of them has given up and sleeps. */
export const nurseryShelf = (): string => {
  const wood = tone(EVENING, '#8a5a4e');
  return (
    oval((FROM + TO) / 2, FOOT + 2, 76, 4, INK, 'fill-opacity=".45"') +
    box(FROM - 4, TOP, TO - FROM + 8, FOOT - TOP + 2, wood.shade, 1.5) +
    box(FROM, TOP + 6, TO - FROM, FOOT - TOP - 9, '#3a2444') +
    [FROM + 46, FROM + 92]
      .map((x) => box(x - 1.5, TOP + 4, 3, FOOT - TOP - 6, wood.shade))
      .join('') +
    books(FROM + 4) +
    box(FROM + 54, TOP + 16, 32, 15, tone(EVENING, '#b06a52').shade, 1) +
    line(`M${FROM + 60} ${TOP + 23}h20`, '#e0b98a', 1.4) +
    ball(FROM + 110, FOOT - 13) +
    box(FROM - 7, TOP - 3, TO - FROM + 14, 6, wood.base, 1) +
    line(`M${FROM - 6} ${TOP - 2}H${TO + 6}`, wood.lite, 1) +
    at(FROM + 22, TOP - 3, 1, bear()) +
    at(FROM + 60, TOP - 3, 1, rabbit()) +
    at(FROM + 108, TOP - 3, 1, elephant())
  );
};

const shut = (x: number, y: number): string => line(`M${x - 2.4} ${y}q2.4 2 4.800 0`, INK, 1.1);
const INK: Hex = '#2b1a3e';

/** It sits, head on its chest. */
const bear = (): string => {
  const fur = tone(EVENING, '#b98350');
  return (
    oval(-9, -3, 6, 4, fur.shade) +
    oval(9, -3, 6, 4, fur.base) +
    oval(0, -11, 11, 11, fur.base) +
    at(
      2,
      -23,
      1,
      oval(-8, -8, 4, 4, fur.shade) +
        oval(8, -8, 4, 4, fur.base) +
        oval(0, 0, 11, 10, fur.base) +
        oval(0, 4, 4.6, 3.6, fur.lite) +
        oval(0, 2.4, 1.6, 1.2, INK) +
        shut(-4.6, -1) +
        shut(4.6, -1),
      14,
    ) +
    path('M-7 -16q8 5 15 0l1 4q-8 4 -16 0Z', tone(EVENING, '#c9503f').base)
  );
};

/** It lies on its back, its ears over the edge. */
const rabbit = (): string => {
  const fur = tone(EVENING, '#d8c4b8');
  return (
    line('M-17 -7C-22 -6 -25 0 -24 8M-15 -4C-19 0 -20 6 -18 13', fur.base, 4.6) +
    oval(7, -7, 14, 7, fur.base) +
    oval(20, -10, 4, 3.4, fur.shade) +
    oval(21, -3.4, 4, 3.4, fur.base) +
    oval(-11, -7.5, 8, 7, fur.lite) +
    at(
      -11,
      -8,
      1,
      shut(-2.6, 0) + shut(3.6, 0.5) + line('M0 3.600l1.400 1l1.400 -1', INK, 0.9),
      -12,
    ) +
    path('M-3 -13C2 -10 2 -4 -3 -1C-6 -4 -6 -10 -3 -13Z', tone(EVENING, '#7f9cc0').base)
  );
};

/** It leans on its own trunk. */
const elephant = (): string => {
  const hide = tone(EVENING, '#8f97b8');
  return (
    path('M-6 0C-10 -18 6 -28 18 -22C28 -18 28 -6 26 0Z', hide.shade) +
    oval(-6, -13, 11, 11, hide.base) +
    path('M0 -22C10 -26 15 -12 7 -4C1 -4 -2 -14 0 -22Z', hide.lite) +
    line('M-14 -9C-19 -6 -20 0 -27 -2', hide.base, 5.4) +
    shut(-9.5, -14)
  );
};

/** Some stand, one leans. */
const books = (x: number): string =>
  (
    [
      [0, 5, 22, '#b0506a'],
      [5.6, 4, 19, '#d9a860'],
      [10.2, 6, 23, '#4f7f8c'],
      [16.8, 4, 20, '#8a6ab0'],
    ] as const
  )
    .map(([left, wide, high, color]) =>
      box(x + left, FOOT - 3 - high, wide, high, tone(EVENING, color).shade, 0.6),
    )
    .join('') +
  at(x + 31, FOOT - 3, 1, box(-3, -20, 5, 20, tone(EVENING, '#c97a4f').shade, 0.6), -14);

const ball = (x: number, y: number): string =>
  oval(x, y, 9.5, 9.5, tone(EVENING, '#c9503f').shade) +
  path(
    `M${x - 9} ${y - 2}C${x - 4} ${y - 6} ${x + 4} ${y - 6} ${x + 9} ${y - 2}V${y + 2}C${x + 4} ${y - 2} ${x - 4} ${y - 2} ${x - 9} ${y + 2}Z`,
    tone(EVENING, '#f0d9a8').shade,
  );
