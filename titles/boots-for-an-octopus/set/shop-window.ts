import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { SHOPFRONT } from './colors.ts';

/** A pane as it lies in the shop's wall, in mm. */
export interface Pane {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly sill: number;
}
/** From the sill up to the board that goods stand on, in mm. */
export const BOARD = 7;
/** How wide a stripe is of what hangs over the window, in mm. */
const STRIPE = 21.4;

/** The shop's wall, dark with rain, and the pavement before it. */
export const front = (width: number, sill: number): string =>
  asGround(
    box(
      -4,
      -4,
      width + 8,
      sill + 8,
      linear([
        [0, '#2b4d5f'],
        [1, '#34596a'],
      ]),
    ) +
      box(-4, sill - 4, width + 8, 14, '#24424f') +
      box(
        -4,
        sill + 8,
        width + 8,
        SHEET - sill,
        linear([
          [0, '#7e95a6'],
          [1, '#a9bbc7'],
        ]),
      ) +
      box(-4, sill + 8, width + 8, 2, '#5d7486'),
  );

/** What is behind the glass: bright, and not a boot left. */
export const pane = ({ left, right, top, sill }: Pane, planks: readonly Point[]): string =>
  box(
    left,
    top,
    right - left,
    sill - top,
    linear([
      [0, '#b4e0d0'],
      [0.5, '#d8efdc'],
      [1, '#f6f3d8'],
    ]),
  ) +
  planks
    .map(
      ([from, y]) =>
        box(from, y, right - from, 2.6, '#6fb3a6') +
        box(from, y + 2.6, right - from, 3, '#5fa79d', 0, 'fill-opacity=".3"'),
    )
    .join('') +
  box(left, sill - BOARD - 6, right - left, BOARD + 6, '#e9c7a0') +
  box(left, sill - BOARD - 6, right - left, 1.4, '#fbe6c6');

/** What of a picture is seen through the pane. */
export const through = ({ left, right, top, sill }: Pane, inner: string): string =>
  clip(`M${left} ${top}H${right}V${sill}H${left}Z`, inner);

/** The pane's own wood, the sky on the glass, and what the light in there does to wet stone. */
export const frame = ({ left, right, top, sill }: Pane): string =>
  path(
    `M${left} ${top}H${left + 16}L${left} ${top + 40}ZM${right} ${sill}H${right - 22}L${right} ${sill - 50}Z`,
    '#ffffff',
    'fill-opacity=".26"',
  ) +
  line(`M${left} ${top}H${right}V${sill}H${left}Z`, SHOPFRONT.wood, 6) +
  line(`M${left - 2} ${sill}V${top - 2}H${right}`, SHOPFRONT.woodLite, 1.4) +
  box(left - 6, sill - 1, right - left + 12, 6, SHOPFRONT.wood, 1) +
  box(left - 6, sill - 1, right - left + 12, 1.6, SHOPFRONT.woodLite) +
  path(
    `M${left + 6} ${sill + 10}H${right - 6}L${right + 20} 220H${left - 20}Z`,
    linear([
      [0, '#eef6dc', 0.55],
      [1, '#eef6dc', 0.1],
    ]),
  );

/** How far the last puddle reached, hour by hour: outline of one that is 100 wide to each side. */
const SHORE =
  'M-100 2C-98 -10 -70 -9 -52 -14C-30 -20 -8 -12 18 -16C48 -21 66 -10 88 -9C108 -6 102 8 78 9C58 10 52 18 26 16C4 14 -14 20 -40 15C-62 11 -102 14 -100 2Z';

/** One is left: around it the stone is wet where it used to be, shore by shore. */
export const lastPuddle = ([x, y]: Point, k: number): string =>
  at(
    x,
    y,
    k,
    path(SHORE, '#8298aa', 'fill-opacity=".4"') +
      at(4, 0.6, 0.84, path(SHORE, '#6f879c', 'fill-opacity=".45"')) +
      at(0, 1, 0.68, path(SHORE, '#5f7890', 'fill-opacity=".55"')) +
      at(3, 1, 0.52, path(SHORE, '#56708a') + at(0, -1, 0.96, path(SHORE, SKY))) +
      line('M-26 -2h28M10 -4h22M-4 5h18', '#ffffff', 1.4, 'stroke-opacity=".9"'),
  );

/** What it has of the sky that clears. */
const SKY = '#d9f3fb';

/** Striped, between two points and `deep` mm. */
export function awning([from, to]: Point, deep: number, color: string): string {
  let [pale, dark] = ['', ''];
  for (let x = from, i = 0; x < to; x += STRIPE, i++) {
    const strip = `M${num(x)} -4h${STRIPE}V${deep}a11 8 0 0 1 ${-STRIPE} 0Z`;
    if (i % 2) dark += strip;
    else pale += strip;
  }
  return (
    box(from, -4, to - from, deep + 16, '#16303e', 0, 'fill-opacity=".35"') +
    path(pale, '#fff6e4') +
    path(dark, color)
  );
}

/** Where somebody near breathes on the glass. */
export const breath = (x: number, y: number, r: number): string =>
  oval(
    x,
    y,
    r,
    r * 0.8,
    radial([
      [0, '#ffffff', 0.7],
      [0.7, '#ffffff', 0.35],
      [1, '#ffffff', 0],
    ]),
  );
