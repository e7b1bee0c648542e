import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';

/** Dusk over all of a room, cooler where the lamp does not come; `floor` is where the wall ends, in mm. */
export const dusk = (floor: number, width: number): string =>
  box(-4, -4, width + 8, floor + 4, '#2f2a5c', 0, 'fill-opacity=".8"') +
  box(-4, floor, width + 8, 220 - floor, '#2f2a5c', 0, 'fill-opacity=".62"');

/** What one lamp makes warm again: a cone down from its shade at (x, y), and a pool on the floor around (`pool`, 196). */
export const lamplight = (x: number, y: number, pool: number, floor: number): string =>
  path(
    `M${x - 20} ${y + 10}L${pool - 84} ${floor}H${pool + 94}L${x + 20} ${y + 10}Z`,
    linear([
      [0, '#ffeebb', 0.95],
      [0.6, '#ffdc9a', 0.82],
      [1, '#ffd48c', 0.76],
    ]),
  ) +
  path(
    `M${pool - 84} ${floor}H${pool + 94}C${pool + 150} 180 ${pool + 150} 214 ${pool + 110} 222H${pool - 110}C${pool - 150} 214 ${pool - 140} 180 ${pool - 84} ${floor}Z`,
    radial([
      [0, '#fff0c4', 0.95],
      [0.6, '#ffdf9f', 0.85],
      [1, '#ffd08a', 0.7],
    ]),
  );

/** It stands at `foot` and bends over to (x, y). */
export const readingLamp = (x: number, y: number, foot: number): string =>
  line(
    `M${foot} 206V${y + 6}Q${foot} ${y - 22} ${(foot + x) / 2} ${y - 22}Q${x} ${y - 22} ${x} ${y - 8}`,
    '#1f1c40',
    3.6,
  ) +
  line(`M${foot - 1} 200V${y + 6}`, '#8f7fb0', 0.9) +
  oval(foot, 207, 16, 3.6, '#1f1c40') +
  oval(x, y + 10, 22, 4, '#fff6d2') +
  path(
    `M${x - 10} ${y - 10}H${x + 10}L${x + 23} ${y + 10}Q${x} ${y + 15} ${x - 23} ${y + 10}Z`,
    '#2a716f',
  ) +
  path(
    `M${x - 10} ${y - 10}H${x - 3}L${x - 9} ${y + 12}Q${x - 17} ${y + 11.6} ${x - 23} ${y + 10}Z`,
    '#58aca2',
  );
