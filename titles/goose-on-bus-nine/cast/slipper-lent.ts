// A ballet slipper as it is given to a goose: firm, slim, its opening toward us, and its ribbons hang.
import { line, oval, path } from '#bookmaking/drawing/marks.ts';

const [SATIN, DEEP, INSIDE, TOE] = ['#e993a4', '#8f3d55', '#4a1c30', '#f6bcc4'] as const;
const EDGE = `stroke="${DEEP}" stroke-width="2.2" stroke-linejoin="round"`;

/** Toe left, about 88 long round (0, 0): as long as the others it was a tube from one edge to the other. */
const slipperLent = (): string =>
  path(
    'M-44 7C-44 -6 -34 -12 -20 -12C-6 -12 26 -14 38 -9C44 -4 44 11 39 16C24 20 -20 21 -36 18C-42 16 -44 12 -44 7Z',
    SATIN,
    EDGE,
  ) +
  path('M-44 7C-44 -6 -36 -11 -27 -12C-32 -2 -32 9 -26 19C-38 19 -44 14 -44 7Z', TOE, EDGE) +
  path('M-20 0C-18 -9 22 -11 36 -6C40 0 32 9 10 10C-8 11 -21 7 -20 0Z', TOE, EDGE) +
  path('M-15 0C-12 -6 20 -8 33 -4C35 0 28 6 10 7C-6 7.6 -16 5 -15 0Z', INSIDE) +
  oval(-21, 5, 3, 2.6, TOE, EDGE);

const ribbons = (ways: string): string => line(ways, DEEP, 5.6) + line(ways, TOE, 3.4);

/** Both, down from where a heel would be. */
export const slipperHanging = (): string =>
  ribbons(
    'M22 14C32 22 30 34 18 38C8 42 6 52 18 56C26 59 26 66 20 70M18 14C2 18 0 30 10 36C22 42 12 52 2 50C-8 48 -10 56 -4 62',
  ) + slipperLent();

/** From afar it is known by its ribbons: out over the water, both of them, from a heel that is bitten. */
export const slipperAtPane = (): string =>
  ribbons(
    'M6 -8C2 -22 -10 -34 -24 -30C-36 -26 -32 -16 -44 -20M16 -9C16 -26 4 -42 -10 -46C-22 -49 -26 -40 -36 -46',
  ) + slipperLent();
