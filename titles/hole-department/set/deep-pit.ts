import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob, num } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { EARTH, OFFICE, SAND } from './colors.ts';
import { glow } from './office.ts';

// As wide as the cover, and we lean over it: each ring is a level, the smaller the deeper.
const [X, Y, RX, RY] = [108, 202, 117, 88];
/** How far down the sheet a bottom lies that is infinitely deep. */
const FALL = 7;

/** A place on its wall: `s` is 1 at the rim and 0 where there is no end to it, `degrees` 0 at the right and -90 at the far side. */
export const onWall = (s: number, degrees: number): Point => [
  X + RX * s * Math.cos(radians(degrees)),
  Y + FALL * (1 - s) + RY * s * Math.sin(radians(degrees)),
];

const ring = (s: number, seed = `ring ${s}`): string =>
  blob(chanceFrom(seed), X, Y + FALL * (1 - s), RX * s, RY * s, 23, s === 1 ? 0.005 : 0.009);

/** Crust, damp sand, clay, and under all clay what nobody has a word for. */
const LEVELS = [
  [0.972, '#d9a868'],
  [0.925, '#b98650'],
  [0.875, '#96623c'],
  [0.8, '#75482d'],
  [0.68, '#5c3825'],
  [0.54, '#48291d'],
  [0.4, '#321c15'],
  [0.27, '#20110d'],
  [0.16, '#120907'],
] as const;

/** Looked down into: level under level, and `inside` is what goes on in its wall. */
export function deepPit(inside: string): string {
  const mouth = ring(1);
  return (
    line(mouth, SAND.base, 15) +
    line(mouth, SAND.pale, 7) +
    clip(
      mouth,
      path(mouth, EARTH.crust) +
        LEVELS.map(([s, color]) => path(ring(s), color)).join('') +
        lamps() +
        // The sun is at the left: that side of the wall is in shade, the other has some of it.
        box(
          0,
          90,
          SHEET,
          SHEET - 90,
          linear(
            [
              [0, '#2a1512', 0.55],
              [0.4, '#2a1512', 0.12],
              [0.7, '#ffe2a4', 0],
              [1, '#ffe2a4', 0.22],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        inside,
    ) +
    line(mouth, SAND.lit, 1.6)
  );
}

/** So deep that of those who work there only the lamps are seen, all the way round. */
function lamps(): string {
  let frames = '';
  let lit = '';
  for (const [s, step, from] of [
    [0.34, 21, -172],
    [0.25, 26, -158],
    [0.17, 34, -150],
    [0.1, 50, -140],
  ] as const) {
    for (let a = from; a < 0; a += step) {
      const [x, y] = onWall(s, a);
      const w = 9 * s;
      frames += arch(x, y, w * 1.5, w * 1.2);
      lit += arch(x, y, w, w * 0.9);
    }
  }
  return path(frames, '#120a09') + path(lit, OFFICE.lamp);
}

const arch = (x: number, y: number, w: number, h: number): string =>
  `M${num(x - w / 2)} ${num(y)}V${num(y - h * 0.5)}C${num(x - w / 2)} ${num(y - h * 1.15)} ${num(x + w / 2)} ${num(y - h * 1.15)} ${num(x + w / 2)} ${num(y - h * 0.5)}V${num(y)}Z`;

/** A room behind the wall, as wide as `w`, its sill at (x, y): somebody is in it, up to the sill. */
export function windowInWall([x, y]: Point, w: number, somebody: string, hung = ''): string {
  const h = w * 1.3;
  return (
    glow(x, y - h * 0.4, w * 1.15, w * 1.1, 0.4) +
    path(arch(x, y, w * 1.16, h * 1.08), '#2a1813') +
    path(
      arch(x, y, w, h),
      linear([
        [0, '#fff0b4'],
        [0.5, OFFICE.lamp],
        [1, OFFICE.wall],
      ]),
    ) +
    // Whoever leans out is out of the arch above the sill, and not below it.
    clip(`M${x - w * 2} ${y - w * 3}H${x + w * 2}V${y}H${x - w * 2}Z`, somebody) +
    box(x - w * 0.62, y, w * 1.24, w * 0.12, OFFICE.woodLite) +
    hung
  );
}
