import { at, path } from '#bookmaking/drawing/marks.ts';

/** An arm and one finger as they fall on a rug, along +x, the tip at (0, 0); it comes from far beyond any page. */
const POINTS =
  'M0 0C0 -3.500 -3 -5 -7 -5L-36 -8C-48 -13 -60 -13 -72 -10L-84 -10L-86 -20L-420 -38V42L-86 21L-84 13L-72 13C-64 15 -60 20 -56 23C-50 27 -45 24 -45 20C-40 22 -36 19 -37 15C-32 15 -30 11 -32 8C-29 7 -29 4 -30 3.500L-7 4.500C-3 5 0 3 0 0Z';

/** The tall ones stand beyond the edge, and all of them point at one: each arm's tip and the way it points, in degrees. */
export const pointedAt = (
  arms: readonly (readonly [x: number, y: number, degrees: number])[],
): string =>
  arms
    .map(([x, y, degrees]) => at(x, y, 1, path(POINTS, '#122050', 'fill-opacity=".62"'), degrees))
    .join('');
