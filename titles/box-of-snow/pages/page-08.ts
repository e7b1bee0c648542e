import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { snowball } from '#titles/box-of-snow/cast/carton.ts';
import { mitten } from '#titles/box-of-snow/cast/mitten.ts';
import { ownHand, ownLap } from '#titles/box-of-snow/cast/own-hands.ts';
import { FLOORS, WATER } from '#titles/box-of-snow/set/colors.ts';
import { LOW_SUN } from '#titles/box-of-snow/set/lights.ts';
import { wet } from '#titles/box-of-snow/set/ramp.ts';

/** Close, with the hero's own eyes: in one hand the ball, in the other the mitten. They are the same size. */
export const page08: Painting = ({ hero }) => ({
  art:
    ramp() +
    ownLap(hero, LOW_SUN) +
    ownHand(
      hero,
      LOW_SUN,
      -1,
      oval(3, -4, 22, 14, WATER, 'fill-opacity=".55"') + snowball(LOW_SUN, 0, -16, 21) + drops(),
    ) +
    ownHand(hero, LOW_SUN, 1, wool() + at(-3, -46, 0.92, mitten(LOW_SUN), 3)),
  quiet: { box: { ...SAFE, height: 48 }, ink: 'dark' },
  faces: [],
});

/** About to fall. */
const drops = (): string =>
  path('M-11 4C-8 9 -7 13 -11 13C-15 13 -14 9 -11 4ZM8 5C11 11 12 16 8 16C4 16 5 11 8 5Z', WATER) +
  path('M-12 9.6a1 1.4 0 1 0 .1 0ZM6.8 11.6a1.1 1.5 0 1 0 .1 0Z', '#ffffff');

/** It still goes up to somebody. */
const wool = (): string =>
  line('M-2 -48C-6 -70 24 -70 38 -84C50 -96 56 -104 78 -100', '#e0141f', 1.5);

/** The floor of the ramp with the evening in bars on it, and a little of what ran away. */
function ramp(): string {
  const f = FLOORS[8];
  return (
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, f.pale],
        [0.3, '#efcbd8'],
        [1, f.wall],
      ]),
    ) +
    line(
      'M-4 78Q108 58 220 70M-4 112Q108 92 220 104M-4 152Q108 132 220 144M-4 200Q108 180 220 192',
      f.deep,
      1,
      'stroke-opacity=".22"',
    ) +
    path(
      'M-4 78L220 54V66L-4 92ZM-4 104L220 78V93L-4 122ZM-4 138L220 110V128L-4 160ZM-4 180L220 148V170L-4 208Z',
      '#ffe0a0',
      'fill-opacity=".5"',
    ) +
    wet([
      [30, 96, 7],
      [48, 86, 4],
      [176, 92, 5],
      [190, 84, 3],
      [150, 84, 2.4],
    ])
  );
}
