import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { MOLE } from '#titles/hole-department/set/colors.ts';
import { LATE } from '#titles/hole-department/set/lights.ts';
import { spadeHand } from './mole-hand.ts';
import { pencil } from './mole-head.ts';

/** Where the middles of its glasses are, and how large they are: its head is round (0, 0), and as wide as 168. */
export const LENSES: readonly [Point, Point] = [
  [-45, -18],
  [45, -18],
];
export const LENS = 41;

/** A mole that looks up at whoever looks down: all face. `mirrored` is what its glasses show, round (0, 0) and no wider than they are; of its shoulders no more is seen than the hole lets `reach`. */
export function moleFromAbove(mirrored: string, reach: number): string {
  const fur = tone(LATE, MOLE.fur);
  const skin = tone(LATE, MOLE.skin);
  const vest = tone(LATE, MOLE.waistcoat);
  const head =
    'M0 -80C52 -80 86 -48 86 -2C86 34 62 58 40 72C24 84 -24 84 -40 72C-62 58 -86 34 -86 -2C-86 -48 -52 -80 0 -80Z';
  return (
    clip(
      disc(0, 0, reach),
      oval(0, 96, 88, 44, vest.shade) + path('M-34 62L0 106L34 62Z', tone(LATE, '#f6e6c6').base),
    ) +
    clip(
      head,
      path(head, fur.shade) +
        oval(8, -6, 82, 76, fur.base) +
        oval(26, -50, 52, 26, fur.lite, 'fill-opacity=".3"') +
        oval(0, 50, 50, 40, fur.lite, 'fill-opacity=".4"'),
    ) +
    line('M-70 -62Q-48 -78 -22 -68M22 -68Q48 -78 70 -62', fur.deep, 6) +
    line(
      'M-26 52L-66 46M-26 58L-64 64M26 52L66 46M26 58L64 64',
      fur.deep,
      1.6,
      'stroke-opacity=".8"',
    ) +
    at(76, -36, 1.4, pencil(), 70) +
    LENSES.map(([x, y]) => at(x, y, 1, lens(mirrored))).join('') +
    line('M-7 -26Q0 -34 7 -26', BRASS, 6) +
    line('M-85 -26L-90 -34M85 -26L90 -34', BRASS, 5) +
    oval(0, 38, 21, 17, skin.shade) +
    oval(1.5, 36.5, 19, 15, skin.base) +
    oval(8, 29, 6, 3.6, '#fff1e6', 'fill-opacity=".85"') +
    line('M-7 41q2 4 5 2M7 41q-2 4 -5 2', skin.deep, 2.2) +
    line('M-11 63Q0 61 11 63', '#3a1d25', 3)
  );
}

const BRASS = '#b89b63';

const lens = (mirrored: string): string =>
  oval(0, 0, LENS, LENS, MOLE.glass) +
  mirrored +
  oval(
    0,
    0,
    LENS,
    LENS,
    radial([
      [0, MOLE.glass, 0],
      [0.62, MOLE.glass, 0],
      [1, MOLE.glass, 0.85],
    ]),
    `stroke="${BRASS}" stroke-width="5"`,
  ) +
  line(
    `M${num(-LENS * 0.8)} ${num(-LENS * 0.22)}Q${num(-LENS * 0.68)} ${num(-LENS * 0.66)} ${num(-LENS * 0.2)} ${num(-LENS * 0.8)}`,
    '#ffffff',
    2.6,
    'stroke-opacity=".75"',
  );

/** Claws over the rim, at both sides. */
export const pawsOnRim = (): string =>
  at(-76, 68, 1.8, spadeHand(LATE), -46, -1.8) + at(76, 68, 1.8, spadeHand(LATE), 46);
