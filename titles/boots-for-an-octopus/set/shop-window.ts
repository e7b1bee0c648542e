import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { SHOPFRONT } from './colors.ts';

/** Of the pane, in mm: from where it begins on its page to its right edge, and where it stands. */
const [LEFT, RIGHT, SILL] = [14, 204, 152] as const;
/** Where the right page of an opening begins, in mm. */
export const PAGE = SPREAD - SHEET;
/** Where goods stand in it, in mm. */
export const BOARD = SILL - 7;
/** Where the shop ends and the bakery begins, in mm. */
export const CORNER = 190;
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

/** The neighbor's, where the light is on: a window full of loaves. */
export const bakery = (): string =>
  box(-4, -4, CORNER + 4, SILL - 8, '#dd9c84') +
  box(-4, 20, CORNER - 6, 112, '#fff0c4', 0) +
  path(
    'M104 132a14 11 0 0 1 28 0ZM136 132a13 10 0 0 1 26 0ZM164 132a12 13 0 0 1 22 0Z',
    '#c98a4c',
  ) +
  line('M112 128l4 -6M120 128l4 -6M144 128l4 -6M171 127l4 -7', '#f6d9a0', 1.6) +
  box(144, 60, 46, 2.4, '#a9765a') +
  path('M150 60a9 8 0 0 1 18 0ZM168 60a8 10 0 0 1 16 0Z', '#d79a5a') +
  line(`M${CORNER - 9} 20V132H-4`, '#a9604c', 4) +
  box(-4, SILL - 12, CORNER + 4, 16, '#b06a57') +
  box(-4, SILL - 12, CORNER + 4, 1.8, '#e3a893') +
  awning([-24, CORNER], 20, '#86b3c9');

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
