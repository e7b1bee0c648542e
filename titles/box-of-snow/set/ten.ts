import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { INK } from './colors.ts';
import { landingAtNight } from './landing-at-night.ts';
import { lettering } from './lettering.ts';
import { LAMP } from './lights.ts';

/** Ten's room at night: a wall of window over the town, and a door that is left open to Nine. */
export const roomOfTen = (left = 0): string =>
  box(
    -left,
    0,
    SHEET + left,
    SHEET,
    linear([
      [0, '#19234f'],
      [0.45, '#243269'],
      [1, '#3b4587'],
    ]),
  ) +
  clean(nightTown()) +
  floor() +
  (left > 0 ? landingAtNight(left) : openDoor());

/** Boards, warm where the lamp falls. */
const floor = (): string =>
  box(
    -4,
    190,
    SHEET + 8,
    30,
    linear([
      [0, '#5a4468'],
      [1, '#7a5560'],
    ]),
  ) + box(-4, 187, SHEET + 8, 3.4, '#463a68');

/** Left of it a light would hang at the mouth of whoever stands before the table. In mm. */
const UNDER_A_CHIN = 98;

/** All of the wall is window: over the words only sky, under them the town, with a few others still up. */
function nightTown(): string {
  const chance = chanceFrom('town at night');
  let roofs = '';
  let lit = '';
  for (let x = -4; x < SHEET; ) {
    const wide = 8 + chance() * 9;
    const top = 124 + chance() * 14;
    roofs += `M${num(x)} 160V${num(top)}l${num(wide / 2)} -5l${num(wide / 2)} 5V160Z`;
    if (chance() > 0.35 && x > UNDER_A_CHIN) lit += `M${num(x + wide / 2)} ${num(top + 6)}v2.4`;
    x += wide;
  }
  return (
    clip(
      'M-6 -14H224V156H-6Z',
      box(
        -6,
        -14,
        230,
        170,
        linear([
          [0, '#121b48'],
          [0.5, '#1f2d6c'],
          [0.72, '#4a5ea8'],
          [0.84, '#b08fb4'],
        ]),
      ) +
        specks(chance, { x: 36, y: 84, width: 170, height: 20 }, 18, '#ffe9b8', 0.9, 0.9) +
        path(roofs, '#2a3272') +
        line(lit, '#ffce7a', 2),
    ) +
    line('M100 88V156M160 88V156M-6 87H224', '#5a4a6e', 2.4) +
    box(-6, 156, 230, 5, '#6e5a80', 1)
  );
}

/** The way across the landing: Nine's door, and beside it what is back on its hook. */
const openDoor = (): string =>
  box(-4, 82, 30, 118, '#5a4a6e') +
  box(
    -4,
    86,
    26,
    114,
    linear([
      [0, '#5a6fb8'],
      [1, '#3d4f95'],
    ]),
  ) +
  path(roundedBox(-10, 100, 18, 82, 1), '#314b93') +
  oval(5, 140, 1.2, 1.2, '#f2c65a') +
  oval(9, 96, 2.2, 2.2, '#c9986a') +
  mittenOnWool(LAMP, [9, 96], [9, 101], 16, 4);

/** The table, seen a little from above; its cloth is one of the forty and hangs nearly to the floor. */
export function table(): string {
  const hem = Array.from({ length: 9 }, () => 'l-6.800 5l-6.800 -5').join('');
  return (
    oval(146, 206, 76, 6, '#141b44', 'fill-opacity=".45"') +
    line('M94 196V206M200 196V206', '#4a2a2a', 5) +
    path(
      `M86 178H208V197${hem}Z`,
      linear([
        [0, '#d98a58'],
        [1, '#8a4a52'],
      ]),
    ) +
    line(
      'M101 180V198M125 180V198M149 180V198M173 180V198M194 180V198',
      '#7a3f4c',
      1.2,
      'stroke-opacity=".45"',
    ) +
    path(
      'M93 163H201Q206 163 209 178.500Q210 182 206 182H88Q84 182 85 178.500Q88 163 93 163Z',
      linear([
        [0, '#f0b878'],
        [1, '#dd9560'],
      ]),
    ) +
    line('M85.500 181.500H208.500', '#ffd9a0', 1.2)
  );
}

/** One string of lights from the landing into the room, in two bows: the fold is in the middle of one of them. */
export function lightsOverFold(): string {
  const bows: readonly (readonly [from: Point, low: Point, to: Point])[] = [
    [
      [-158, -16],
      [-122, 48],
      [-66, 46],
    ],
    [
      [-66, 46],
      [4, 118],
      [100, 86],
    ],
    [
      [100, 86],
      [130, 98],
      [160, 86],
    ],
    [
      [160, 86],
      [190, 98],
      [222, 86],
    ],
  ];
  const on = ([a, b, c]: (typeof bows)[number], t: number, axis: 0 | 1): number =>
    (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * b[axis] + t * t * c[axis];
  let bulbs = '';
  for (const bow of bows) {
    const count = Math.max(3, Math.round((bow[2][0] - bow[0][0]) / 12));
    for (let i = 1; i < count; i++) {
      bulbs += `M${num(on(bow, i / count, 0))} ${num(on(bow, i / count, 1) + 1.6)}v1.4`;
    }
  }
  return (
    line(
      bows.map(([a, b, c]) => `M${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}`).join(''),
      '#5a4a6e',
      0.8,
    ) +
    line(bulbs, '#ffd890', 8, 'stroke-opacity=".16"') +
    line(bulbs, '#ffe3a0', 3)
  );
}

/** The form, its middle at (x, y): SNOW, once more, and a place for a stamp. */
export const form = ([x, y]: Point): string =>
  at(
    x,
    y,
    1.12,
    path('M-20 9L-15 -8L21 -6L25 10Z', '#5a3226', 'fill-opacity=".35"') +
      path('M-21 7L-16 -9L20 -7.4L24 8.4Z', '#f6e3b4') +
      at(0, 0, 1, lettering('SNOW', 0, -1.6, 3.6, INK, 0.18)) +
      line('M-15 1.4L6 2M-16 4.6L2 5', INK, 0.6, 'stroke-opacity=".5"') +
      path(
        'M11 0.6L18.6 1L20 6L12 5.6Z',
        'none',
        `stroke="${INK}" stroke-width=".6" stroke-dasharray="1.4 1"`,
      ),
  );
