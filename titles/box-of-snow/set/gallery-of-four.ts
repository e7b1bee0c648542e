// The gallery at Four, on both pages: across the well, in steam, linen on every rail. Before the fold the steam hides nearly all of it.
import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { FLOORS } from './colors.ts';
import { STEAM } from './lights.ts';
import { washingLine } from './linen.ts';
import { acrossTheWell, farSide } from './ramp.ts';

const FLOOR = FLOORS[4];
const VIEW = { eye: 4.1, horizon: 104, storey: 52, from: 2, to: 6 };
/** Where the ramp's edge is at `x`. */
const edgeAt = (x: number): number => 187 - (x - 100) * 0.03;

export const gallery = (): string =>
  clean(
    box(
      -246,
      -110,
      472,
      330,
      linear([
        [0, '#ffefd4'],
        [0.6, '#ffe2b8'],
        [1, '#ffc98e'],
      ]),
    ) + acrossTheWell(VIEW),
  ) +
  washingLine(18, 10, 0.9, 2) +
  at(62, farSide(VIEW, 4, 62), 0.15, laundry(STEAM, 0.7)) +
  clean(thick()) +
  at(-216, 0, 1, washingLine(124, 9, 0.8, 1)) +
  clean(veil() + wallpaper() + ramp()) +
  offTheWallpaper();

/** Steam: none at the right edge, and before the fold nothing else. */
const thick = (): string =>
  box(
    -246,
    -110,
    472,
    310,
    linear(
      [
        [0, '#ffefd2', 1],
        [0.56, '#ffefd2', 0.96],
        [0.8, '#ffe6c0', 0.3],
        [1, '#ffe6c0', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** And over all of a page alone, whose words are up there. */
export const steamAbove = (): string =>
  clean(
    box(
      -246,
      -110,
      472,
      160,
      linear([
        [0, '#ffefd2', 1],
        [0.86, '#ffefd2', 1],
        [1, '#ffefd2', 0],
      ]),
    ),
  );

/** More of it, before the near line: linen comes out of it and goes back. */
const veil = (): string =>
  (
    [
      [-214, 128, 52, 34],
      [-24, 126, 46, 34],
      [-90, 112, 70, 20],
    ] as const
  )
    .map(([x, y, rx, ry]) =>
      oval(
        x,
        y,
        rx,
        ry,
        radial([
          [0, '#ffefd2', 1],
          [0.5, '#ffefd2', 0.75],
          [1, '#ffefd2', 0],
        ]),
      ),
    )
    .join('');

/** Where a flower was, the paper is a little less faded. */
function wallpaper(): string {
  let art = '';
  for (let row = 0; row < 5; row++) {
    for (let x = -232 + (row % 2) * 15; x < 26; x += 30) {
      const y = 14 + row * 26;
      art += [0, 72, 144, 216, 288]
        .map((turn) => at(x, y, 1, oval(0, -4, 2.5, 3.4, '#fbe2b8'), turn))
        .join('');
    }
  }
  return art;
}

/** Under our feet, and the rail before the well. */
function ramp(): string {
  let bars = '';
  for (let x = -240; x < 226; x += 9.5) bars += `M${x} ${num(edgeAt(x) - 27)}V${num(edgeAt(x))}`;
  const along = (up: number): string =>
    `M-246 ${num(edgeAt(-246) - up)}L226 ${num(edgeAt(226) - up)}`;
  const { deep, wall, pale } = FLOOR;
  return (
    line(bars, mix(deep, '#ffd9a0', 0.3), 1.7) +
    line(along(27), mix(deep, '#4a2a3a', 0.2), 4.4) +
    line(along(28), mix(deep, '#fff2d8', 0.5), 1.6) +
    path(
      `${along(0)}V236H-246Z`,
      linear([
        [0, mix(wall, deep, 0.2)],
        [0.4, mix(wall, pale, 0.2)],
        [1, mix(wall, pale, 0.5)],
      ]),
    ) +
    line(along(0), deep, 2.2) +
    line(along(-9) + along(-19), deep, 0.9, 'stroke-opacity=".25"')
  );
}

/** The flowers that steam has taken off the wall: they lie along its foot. */
const offTheWallpaper = (): string =>
  [
    [66, 203, 1.1],
    [44, 208, 0.9],
    [22, 202, 1],
    [-8, 208, 1.2],
    [-38, 203, 0.9],
    [-62, 209, 1.1],
    [-178, 205, 1.1],
    [-196, 210, 0.9],
    [-188, 158, 1],
    [-40, 138, 0.8],
    [-168, 112, 0.8],
  ]
    .map(([x = 0, y = 0, k = 1], i) => at(x, y, k * 1.2, paperFlower(i), i * 23, k * 0.8))
    .join('');

const paperFlower = (i: number): string =>
  line('M0 0Q5 4 11 3', '#5f8f4a', 1) +
  [0, 72, 144, 216, 288]
    .map((turn) => at(0, 0, 1, oval(0, -3, 2, 2.8, i % 2 ? '#c9567f' : '#b8487e'), turn))
    .join('') +
  oval(0, 0, 1.7, 1.7, '#ffe08a');
