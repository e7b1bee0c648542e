// What a dog has left on the floor of page 4, and whom it has pulled over on the way: both hardly seen under words.
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** Wet, two and two, up to where it stands. */
export const pawPrints = (): string =>
  [
    [205, 218, -24],
    [198, 204, 8],
    [205, 190, -12],
    [199, 176, 10],
    [205, 163, -10],
  ]
    .map(([x, y, turn]) => at(x as number, y as number, 0.9, paw() + at(8, -6, 1, paw()), turn))
    .join('');

const paw = (): string =>
  path('M-3.4 1.6C-3.4 -1.4 3.4 -1.4 3.4 1.6C3.4 4 -3.4 4 -3.4 1.6Z', WET) +
  oval(-3.6, -2, 1.3, 1.7, WET) +
  oval(-1.2, -3.6, 1.3, 1.8, WET) +
  oval(1.4, -3.6, 1.3, 1.8, WET) +
  oval(3.8, -2, 1.3, 1.7, WET);
const WET = '#e3c68c';

/** Flat on the back along the floor, toes up, a lead round an ankle at (x, y): who had hold of the other end of the dog. */
export const pulledOver = (x: number, y: number): string =>
  oval(x - 62, y + 14, 86, 3.6, '#4a2434', 'fill-opacity=".22"') +
  leg(x, y - 3, '#56688a') +
  boot(x + 3, y - 5) +
  leg(x - 5, y + 6, '#647799') +
  boot(x - 2, y + 4) +
  line(`M${x - 3} ${y - 1}q4 4 -1 10`, '#1f7a78', 3) +
  at(x - 66, y, 1, onTheirBack());

/** From the hem of a coat at (0, 0) to the hair, hands on a belly. */
const onTheirBack = (): string =>
  path('M4 -11C-8 -15 -34 -17 -46 -11C-52 -6 -53 6 -48 12H4C7 5 7 -5 4 -11Z', '#a5674a') +
  path('M4 4C-14 9 -34 8 -50 3C-50 7 -50 10 -48 12H4C6 9 6 6 4 4Z', '#8c5440') +
  line('M-2 -11C-1 -4 -1 4 -3 11M-24 -15q2 3 1 6', '#7a4636', 1.1) +
  // A scarf that has come round, and a face that looks at the ceiling.
  path('M-46 -11C-52 -9 -55 6 -50 12L-57 13C-62 5 -60 -8 -54 -12Z', '#e8c15a') +
  path(
    'M-56 -9C-58 -13 -63 -14 -65 -13L-68 -17L-70 -12.4C-76 -13 -80 -8 -80 0C-80 9 -73 13 -64 12C-58 10 -55 0 -56 -9Z',
    '#c98e66',
  ) +
  path('M-74 -11C-82 -9 -86 0 -82 9C-78 14 -70 13 -66 12C-72 8 -75 0 -74 -11Z', '#5a4038') +
  line('M-70.6 -8.2h.1', '#3a2028', 2.6) +
  line('M-72.6 -5.6q-1.2 -1.4 -.8 -3.4', '#5a4038', 1.3) +
  line('M-61.6 -10.4q1.6 1.6 .6 3.4', '#7a3a34', 1.2) +
  line('M-40 -4C-30 2 -22 2 -12 -2', '#7a4636', 11) +
  line('M-40 -4C-30 2 -22 2 -12 -2', '#b5744f', 9.4) +
  path('M-13 -6.6C-8 -9 -2 -9 0 -6C1 -3 -3 1 -10 2Z', '#c98e66');

const leg = (x: number, y: number, cloth: string): string =>
  path(
    `M${x - 70} ${y - 9}C${x - 48} ${y - 10} ${x - 40} ${y - 8} ${x - 30} ${y - 7}C${x - 20} ${y - 6} ${x - 10} ${y - 5.4} ${x - 1} ${y - 5}V${y + 5}C${x - 20} ${y + 6} ${x - 44} ${y + 8} ${x - 70} ${y + 9}Z`,
    cloth,
  ) +
  line(
    `M${x - 34} ${y - 6}q3 5 0 10M${x - 29} ${y - 5}q2 4 1 7M${x - 3} ${y - 4.4}V${y + 4.4}`,
    '#3f4e6e',
    1,
    'stroke-opacity=".6"',
  );

/** Its toe is up. */
const boot = (x: number, y: number): string =>
  path(
    `M${x - 5} ${y - 4}H${x + 2}C${x + 3} ${y - 9} ${x + 3} ${y - 15} ${x + 8} ${y - 16}C${x + 13} ${y - 16} ${x + 13} ${y - 10} ${x + 12.4} ${y - 4}L${x + 12} ${y + 7}H${x - 5}Z`,
    '#7a4f3a',
  ) +
  path(
    `M${x + 9} ${y - 16}C${x + 15} ${y - 17} ${x + 15.4} ${y - 8} ${x + 15} ${y + 7}H${x + 11.6}L${x + 12} ${y - 6}Z`,
    '#3f2a2a',
  ) +
  line(`M${x + 3.4} ${y - 8}l4 1M${x + 3} ${y - 4}l4 .6`, '#e9d3a0', 0.9);
