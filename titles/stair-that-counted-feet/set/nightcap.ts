import { line, oval, path } from '#bookmaking/drawing/marks.ts';

const TIP = 'M6 -33C-10 -37 -28 -33 -38 -19C-33 -12 -25 -8 -18 -13C-12 -17 -8 -20 0 -21Z';
const CAP = 'M-17 0C-18 -22 -8 -34 4 -33C14 -31 18 -16 17 0Z';

/** Only a thought; but it suits the table. Pulled over the head of a leg, its tip fallen over: the middle of its brim is (0, 0), 40 wide. */
export const nightcap = (): string =>
  path(TIP, '#5d73a6') +
  path(CAP, '#6f86b8') +
  path('M-12 -2C-13 -18 -6 -28 0 -30C6 -28 4 -14 5 -2Z', '#8ea3cf', 'fill-opacity=".55"') +
  line(
    'M-17 -11C-6 -14 8 -14 16.6 -11M-12.6 -21C-4 -24 6 -24 13.4 -21M-23 -29C-20 -25 -18 -21 -18 -16',
    '#f3ebe2',
    1.2,
    'stroke-opacity=".7"',
  ) +
  line('M-18 1C-8 -2.4 8 -2.4 18 1', '#f3ebe2', 6.4) +
  oval(-37, -16, 5, 5, '#f3ebe2');
