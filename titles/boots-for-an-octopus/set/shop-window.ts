import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { SHOPFRONT } from './colors.ts';
import { drops } from './drops.ts';
import { puddle } from './street.ts';

/** Of the pane, in mm: from where it begins on its page to its right edge, and where it stands. */
const [LEFT, RIGHT, SILL] = [14, 204, 168] as const;
/** Where the right page of an opening begins, in mm. */
export const PAGE = SPREAD - SHEET;
/** Where goods stand in it, in mm. */
export const BOARD = SILL - 7;
/** Where the shop ends and the bakery begins, in mm. */
export const PIPE = 190;
/** How wide a stripe is of what both have over their windows, in mm. */
const STRIPE = 21.4;

/** The shop's wall and the pavement before it, still wet. */
export const front = (width: number): string =>
  asGround(
    box(
      -4,
      -4,
      width + 8,
      SILL + 8,
      linear([
        [0, '#e6e6dc'],
        [0.4, '#f7efdf'],
        [1, '#fbf3e2'],
      ]),
    ) +
      box(-4, SILL - 12, width + 8, 16, '#3a8a86') +
      box(-4, SILL - 12, width + 8, 1.8, SHOPFRONT.woodLite) +
      box(
        -4,
        SILL + 3,
        width + 8,
        SHEET - SILL,
        linear([
          [0, '#9fb3c1'],
          [1, '#c6d3da'],
        ]),
      ) +
      box(-4, SILL + 3, width + 8, 2, '#7f95a6'),
  );

/** What is behind the glass: warm, and not a boot left. */
export const pane = (top: number): string =>
  box(
    LEFT,
    top,
    RIGHT - LEFT,
    SILL - top,
    linear([
      [0, '#7dbfb3'],
      [0.6, '#b9e0cf'],
      [1, '#dcefd9'],
    ]),
  ) +
  box(LEFT, top + 30, RIGHT - LEFT, 2.4, '#5fa79d', 0, 'fill-opacity=".6"') +
  box(LEFT, top + 62, RIGHT - LEFT, 2.4, '#5fa79d', 0, 'fill-opacity=".6"') +
  box(LEFT, BOARD - 6, RIGHT - LEFT, SILL - BOARD + 6, '#e9c7a0') +
  box(LEFT, BOARD - 6, RIGHT - LEFT, 1.4, '#fbe6c6');

/** The pane's own wood, and the sky on the glass. */
export const frame = (top: number): string =>
  clip(
    `M${LEFT} ${top}H${RIGHT}V${SILL}H${LEFT}Z`,
    path(
      `M${LEFT} ${top}H${LEFT + 26}L${LEFT} ${top + 30}ZM${RIGHT} ${SILL}H${RIGHT - 26}L${RIGHT} ${SILL - 30}Z`,
      '#ffffff',
      'fill-opacity=".2"',
    ),
  ) +
  line(`M${LEFT} ${top}H${RIGHT}V${SILL}H${LEFT}Z`, SHOPFRONT.woodDark, 6) +
  line(`M${LEFT - 2} ${SILL}V${top - 2}H${RIGHT}`, SHOPFRONT.woodLite, 1.4) +
  box(LEFT - 6, SILL - 1, RIGHT - LEFT + 12, 6, SHOPFRONT.wood, 1) +
  box(LEFT - 6, SILL - 1, RIGHT - LEFT + 12, 1.6, SHOPFRONT.woodLite);

/** One is left: around it the stone is wet where it used to be. */
export const lastPuddle = ([x, y]: Point, k: number): string =>
  at(
    x,
    y,
    k,
    oval(0, 0, 100, 16.5, '#7f93a6', 'fill-opacity=".45"') +
      oval(0, 0, 78, 13, '#73899d', 'fill-opacity=".5"') +
      puddle('the last', 0, 0, 50, 9) +
      oval(-6, -3, 26, 2.2, '#fffbe6', 'fill-opacity=".95"'),
  );

/** The neighbor's wall, as far as a pipe that has one drop left. */
export const bakery = (): string =>
  box(-4, -4, PIPE + 4, SILL - 8, '#f8dccb') +
  box(-4, SILL - 12, PIPE + 4, 16, '#c4806c') +
  box(-4, SILL - 12, PIPE + 4, 1.8, '#e3a893') +
  awning([-24, PIPE], 20, '#86b3c9') +
  line(`M${PIPE} -4V${SILL - 26}q0 9 -9 9h-5`, '#4d6479', 8) +
  line(`M${PIPE - 2} -4V${SILL - 26}q0 7 -8 7h-4`, '#8ba3b5', 1.6) +
  line(`M${PIPE - 6} 52h12M${PIPE - 6} 112h12`, '#39506a', 2.6) +
  drops([[PIPE - 18, SILL - 4, 3.4]]);

/** Striped, between two points and `deep` mm. */
export function awning([from, to]: Point, deep: number, color: string): string {
  let [pale, dark] = ['', ''];
  for (let x = from, i = 0; x < to; x += STRIPE, i++) {
    const strip = `M${num(x)} -4h${STRIPE}V${deep}a11 8 0 0 1 ${-STRIPE} 0Z`;
    if (i % 2) dark += strip;
    else pale += strip;
  }
  return (
    box(from, -4, to - from, deep + 14, '#5b6a80', 0, 'fill-opacity=".14"') +
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
