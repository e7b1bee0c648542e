import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';

/** What lies about on a quay in the evening, left of (0, 0) by as much as a page: two lobster pots, and a coil of rope that is somebody's bed. */
export const quaysideThings = (): string =>
  at(-176, 178, 1.05, pot()) +
  at(-150, 186, 0.86, pot()) +
  oval(-172, 207, 26, 3, '#1b1738', 'fill-opacity=".5"') +
  at(-172, 207, 1, coil()) +
  at(-172, 196, 0.86, CREATURES.catAsleep(DUSK));

/** A net over three hoops, its floor in the middle of (0, 0). */
const pot = (): string =>
  oval(2, 1, 22, 2.6, '#1b1738', 'fill-opacity=".5"') +
  path('M-18 0V-10C-18 -26 16 -26 18 -10V0Z', '#4a4168') +
  line(
    'M-14 -17L16 -2M-8 -21L18 -7M0 -22L18 -14M14 -17L-16 -2M8 -21L-18 -7M0 -22L-18 -13',
    '#7d74a0',
    0.8,
  ) +
  line(
    'M-18 0V-10C-18 -26 16 -26 18 -10V0ZM-6 0V-12C-6 -18 -4 -21 -2 -22M7 0V-12C7 -18 5 -21 3 -22',
    '#a28d88',
    2,
  );

/** Four rounds of rope, seen from the side. */
const coil = (): string =>
  [0, -3.6, -7.2, -10.8]
    .map((up, i) =>
      line(`M${-22 + i} ${up}Q0 ${up + 5} ${22 - i} ${up}`, i % 2 ? '#a5896f' : '#8b7166', 4.4),
    )
    .join('');
