// A ballet slipper as it is given to a goose: firm, slim, its sole down, and its ribbons across the beak.
import { clean, line, oval, path } from '#bookmaking/drawing/marks.ts';

const [SATIN, DEEP, LINING, TOE] = ['#e993a4', '#8f3d55', '#a9566b', '#f6bcc4'] as const;
const EDGE = `stroke="${DEEP}" stroke-width="2.2" stroke-linejoin="round"`;

/** Toe left, about 88 long round (0, 0): as long as the others it was a tube from one edge to the other. */
export const slipperLent = (): string =>
  path(
    'M-44 8C-44 -4 -34 -9 -22 -8C-8 -6 26 -12 38 -8C43 -4 43 10 39 15C24 19 -20 20 -36 17C-42 15 -44 12 -44 8Z',
    SATIN,
    EDGE,
  ) +
  path('M-44 8C-44 -4 -34 -9 -26 -8C-31 0 -31 10 -25 18C-38 18 -44 14 -44 8Z', TOE, EDGE) +
  path('M-16 -4C-4 -6 24 -12 37 -8C36 -2 20 4 2 5C-10 6 -18 2 -16 -4Z', LINING, EDGE) +
  line('M-36 17C-20 20 24 19 39 15', DEEP, 4);

/** Both ribbons, in the goose's own measure: round the beak from side to side, and tied under it. */
export const ribbonsOverBeak = (): string => {
  const both = 'M-33 66C-26 78 -12 83 0 81M30 62C24 77 12 83 0 81';
  const bow = 'M0 81C-8 69 -24 70 -20 79C-18 85 -6 84 0 81C8 69 24 70 20 79C18 85 6 84 0 81';
  const ends = 'M0 81C-3 88 -8 92 -11 99M0 81C3 87 7 91 12 97';
  const ties = both + bow + ends;
  return clean(line(ties, DEEP, 5.4) + line(ties, TOE, 3.2) + oval(0, 81, 3.6, 3.4, SATIN, EDGE));
};

/** From afar it is known by its ribbons: out over the water, both of them, from a heel that is bitten. */
export const slipperAtPane = (): string => {
  const loose =
    'M6 -8C2 -22 -10 -34 -24 -30C-36 -26 -32 -16 -44 -20M16 -9C16 -26 4 -42 -10 -46C-22 -49 -26 -40 -36 -46';
  return line(loose, DEEP, 6) + line(loose, TOE, 3.6) + slipperLent();
};
