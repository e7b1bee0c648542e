import { line, path } from '#bookmaking/drawing/marks.ts';
import type { anyonesSkin } from './anyones-skin.ts';

/** From a wrist on (0, 0) along +x, thumb toward -y, about 56 long. */
const BACK =
  'M-8 -9C4 -12 14 -14 24 -13.500C34 -14.500 44 -13 48.500 -10C51 -8.500 51.500 -6.600 51 -5.400C55 -4 57 -1 55.600 2C55 4.400 53.600 5.400 51.600 5.600C52 8.400 49.600 11.400 45.600 12.200C38 15 28 15 20 14C10 13.600 2 12 -8 10Z';
const THUMB =
  'M2 -8C8 -18 18 -25 27.500 -26.500C33 -27 34.500 -21.500 30 -19.600C25 -17.800 22 -14.500 19.500 -9.500Z';
/** Where fingers lie together: two short lines, and no more. */
const BETWEEN = 'M51 -5.400C46 -5.400 41 -5 36 -4.600M51.600 5.600C46 5.800 41 5.400 36 5';

/** A grown-up's hand from its back: one soft shape, its fingers together, and a thumb that is its own. */
export const grownHand = (skin: ReturnType<typeof anyonesSkin>): string =>
  path(THUMB, skin.base, `stroke="${skin.edge}" stroke-width="1.4"`) +
  path(BACK, skin.base, `stroke="${skin.edge}" stroke-width="1.4"`) +
  path('M2 -9C8 -12 14 -12.600 19 -11.800L12 2L0 4Z', skin.base) +
  line(BETWEEN, skin.edge, 1.3, 'stroke-opacity=".8"') +
  line('M10 -10C22 -12 36 -12 46 -9.400', skin.lit, 1.6, 'stroke-opacity=".7"');
