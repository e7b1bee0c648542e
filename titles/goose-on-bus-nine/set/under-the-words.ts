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

/** Two legs that lie along the floor from beyond the page, and a lead round an ankle at (x, y). */
export const pulledOver = (x: number, y: number): string =>
  oval(x - 30, y + 13, 52, 3.4, '#4a2434', 'fill-opacity=".22"') +
  leg(x, y - 3, '#56688a') +
  boot(x + 3, y - 5) +
  leg(x - 5, y + 6, '#647799') +
  boot(x - 2, y + 4) +
  line(`M${x - 3} ${y - 1}q4 4 -1 10`, '#1f7a78', 3);

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
