// A ballet slipper as it is given to a goose: from the side, and its ribbons hang.
import { line, path } from '#bookmaking/drawing/marks.ts';

const [SATIN, DEEP, INSIDE, TOE] = ['#e993a4', '#8f3d55', '#4a1c30', '#f6bcc4'] as const;
const EDGE = `stroke="${DEEP}" stroke-width="2.2" stroke-linejoin="round"`;

/** From the side, toe left, about 92 long round (0, 0): with its opening toward us it was a tube. */
const slipperLent = (): string =>
  path(
    'M-47 9C-47 -4 -34 -11 -18 -10C-6 -9 -2 3 12 3C25 3 30 -6 37 -15C45 -13 48 -2 46 11C45 17 41 19 34 19H-30C-40 19 -47 16 -47 9Z',
    SATIN,
    EDGE,
  ) +
  path('M-47 9C-47 -4 -36 -11 -24 -10.4C-33 -2 -35 10 -29 19H-32C-41 19 -47 16 -47 9Z', TOE, EDGE) +
  path('M-18 -10C-4 -17 26 -20 37 -15C31 -5 25 3 12 3C-2 3 -6 -9 -18 -10Z', INSIDE, EDGE) +
  line('M-42 20C-20 24 20 24 40 18', DEEP, 4);

const ribbons = (ways: string): string => line(ways, DEEP, 5.6) + line(ways, TOE, 3.4);

/** Both come out of its opening and hang over its side, apart: from under its sole they were a tail, and crossed a noose. */
export const slipperHanging = (): string =>
  slipperLent() +
  ribbons('M6 -4C2 12 12 22 8 34C4 46 -6 50 -2 62M24 -6C34 8 24 20 32 32C40 44 32 52 40 62');

/** From afar it is known by its ribbons: out over the water, both of them, from a heel that is bitten. */
export const slipperAtPane = (): string =>
  ribbons(
    'M6 -8C2 -22 -10 -34 -24 -30C-36 -26 -32 -16 -44 -20M16 -9C16 -26 4 -42 -10 -46C-22 -49 -26 -40 -36 -46',
  ) + slipperLent();
