// Who is awake yet, of all the houses: one small scene in each window, and none of them says a word.
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { INK } from './colors.ts';
import { pool } from './print.ts';

const DARK = '#5c3044';
const WARM = {
  amber: ['#ffdf98', '#eeaa4c'],
  rose: ['#f6b98c', '#cf7058'],
  dim: ['#c99a68', '#8f5f58'],
} as const;

/** 30 wide and 36 high, its foot on y 0; `scene` is drawn on a sill at y 0. */
const pane = (warm: keyof typeof WARM, scene: string): string =>
  clean(
    pool(15, -18, 34, 34, INK.amber, 0.34) +
      box(
        0,
        -36,
        30,
        36,
        linear([
          [0, WARM[warm][0]],
          [1, WARM[warm][1]],
        ]),
      ) +
      clip('M0 -36H30V0H0Z', scene) +
      path('M0 -36H30V0H0Z', 'none', `stroke="${INK.key}" stroke-width="2.400"`) +
      box(-3, 0, 36, 3, '#3d4a7e', 0.6, `stroke="${INK.key}" stroke-width=".7"`),
  );

const bed = (y: number): string =>
  path(`M2 ${y}V${y - 9}H4.500V${y - 4}H26V${y - 7}H28.500V${y}Z`, DARK);

/** Two beds, one over the other, and a tuft of hair in each. */
export const bunks = (): string =>
  pane(
    'rose',
    bed(-1) +
      bed(-17) +
      line('M3 0V-26M27.500 0V-24', DARK, 1.6) +
      oval(8, -6, 3, 2.6, INK.dark) +
      oval(8, -22, 3, 2.6, INK.dark) +
      path('M11 -5C13 -10 18 -9 20 -8C23 -8 25 -6 26 -5Z', INK.leaf) +
      path('M11 -21C14 -25 18 -26 20 -24C23 -24 25 -22 26 -21Z', INK.blue),
  );

/** A story in an armchair: a lamp, and two small feet on a lap. */
export const story = (): string =>
  pane(
    'amber',
    oval(23, -26, 9, 9, '#fff6d2', 'fill-opacity=".8"') +
      path('M19 -30H27L30 -23H16ZM22.300 -23H23.700V0H22.300Z', INK.rose) +
      path(
        'M2 0V-22C2 -27 12 -27 12 -22V-9H18V0Z',
        INK.leaf,
        `stroke="${INK.key}" stroke-width=".8"`,
      ) +
      path('M8 -9C8 -16 13 -17 14 -12L19 -10L18 -7H8Z', DARK) +
      path('M12 -16L17 -19L21 -14L16 -12Z', INK.paper, `stroke="${INK.key}" stroke-width=".6"`) +
      line('M18 -8L22 -10', DARK, 2.2),
  );

/** Elsewhere it is not over yet: two feet under a curtain. */
export const hiding = (): string =>
  pane(
    'amber',
    box(0, -36, 30, 1.6, INK.wood) +
      path(
        'M3 -35H22C24 -24 25 -14 26 -4C18 -1 10 -6 1 -3Z',
        INK.blue,
        `stroke="${INK.key}" stroke-width=".8"`,
      ) +
      line(
        'M8 -34C9 -22 8 -12 7 -5M14 -34C15 -22 16 -12 16 -4',
        INK.key,
        0.6,
        'stroke-opacity=".6"',
      ) +
      oval(10, -1.4, 3.2, 1.8, INK.blush, `stroke="${INK.key}" stroke-width=".6"`) +
      oval(17.5, -1.2, 3.2, 1.8, INK.blush, `stroke="${INK.key}" stroke-width=".6"`),
  );

/** All of the bed is a cat's, and somebody has the edge of it. */
export const catsBed = (): string =>
  pane(
    'dim',
    bed(-1) +
      path(
        'M5 -5C6 -13 12 -15 17 -13L18 -17L20.500 -14.500H23L25.500 -17L26 -12C28 -9 27 -6 25 -5Z',
        INK.key,
      ) +
      line('M6 -6C2 -8 3 -13 6 -13', INK.key, 2) +
      line('M19.500 -10.500q1 1 2 0M23 -10.500q1 1 2 0', INK.glow, 0.6),
  );

/** A cot, and who stands in it: not tired at all. */
export const cot = (): string =>
  pane(
    'rose',
    line('M15 -36V-31M9 -31H21M9 -31V-28M21 -31V-28M15 -31V-27', DARK, 0.8) +
      oval(9, -27, 1.6, 1.6, INK.amber) +
      oval(21, -27, 1.6, 1.6, INK.amber) +
      oval(15, -25.6, 1.6, 1.6, INK.paper) +
      path('M11 0C10 -8 11 -12 15 -12.400C19 -12 20 -8 19 0Z', INK.paper) +
      line('M11.500 -9L7 -14M18.500 -9L23 -14', INK.paper, 2.2) +
      oval(15, -16, 4.2, 4, DARK) +
      line('M4 0V-10M9.500 0V-10M15 0V-10M20.500 0V-10M26 0V-10M3 -10H27', INK.wood, 1.4),
  );

/** Long asleep. */
export const darkPane = (): string =>
  box(0, -36, 30, 36, '#16224a', 0, `stroke="${INK.key}" stroke-width="1.600"`) +
  line('M15 -36V0M0 -18H30', '#33477c', 1.4) +
  path('M3 -33H12L6 -21H3Z', '#5f7fae', 'fill-opacity=".34"') +
  box(-3, 0, 36, 3, '#33416f', 0.6, `stroke="${INK.key}" stroke-width=".7"`);
