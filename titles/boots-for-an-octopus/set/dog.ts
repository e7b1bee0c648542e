import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';

const SMALL_BOOT = 'M-3 -9h6l.4 5q4 0 4.400 4h-11Z';

/** It goes by on its lead, in boots: four, and for once they are enough. It looks at who drinks; its paws are at (`x`, `y`). */
export const dog = (x: number, y: number): string =>
  oval(x, y + 1, 24, 2.6, '#3f5468', 'fill-opacity=".35"') +
  path(
    `M${x - 20} ${y - 20}C${x - 22} ${y - 27} ${x - 10} ${y - 27} ${x + 4} ${y - 26}C${x + 12} ${y - 26} ${x + 14} ${y - 18} ${x + 12} ${y - 12}C${x + 4} ${y - 9} ${x - 14} ${y - 9} ${x - 19} ${y - 12}Z`,
    '#a4673f',
  ) +
  line(`M${x - 19} ${y - 20}q-8 -3 -9 -11`, '#a4673f', 3) +
  line(
    `M${x - 15} ${y - 14}V${y - 6}M${x - 9} ${y - 14}V${y - 6}M${x + 3} ${y - 14}V${y - 6}M${x + 9} ${y - 14}V${y - 6}`,
    '#8c5533',
    4,
  ) +
  [-15, -9, 3, 9].map((dx) => at(x + dx, y, 0.9, path(SMALL_BOOT, '#e0322d'))).join('') +
  path(`M${x - 10} ${y - 26.5}h14q3 8 0 16h-13q-4 -8 -1 -16Z`, '#3f9a92') +
  path(
    `M${x + 5} ${y - 24}C${x + 6} ${y - 35} ${x + 19} ${y - 37} ${x + 23} ${y - 30}L${x + 32} ${y - 24}C${x + 34} ${y - 20} ${x + 28} ${y - 19} ${x + 22} ${y - 20}C${x + 16} ${y - 17} ${x + 8} ${y - 17} ${x + 5} ${y - 24}Z`,
    '#b27447',
  ) +
  oval(x + 32, y - 23, 2, 1.8, '#33272c') +
  oval(x + 21.5, y - 28, 1.5, 1.7, '#33272c') +
  path(
    `M${x + 9} ${y - 33}C${x + 4} ${y - 30} ${x + 4} ${y - 18} ${x + 9} ${y - 17}C${x + 14} ${y - 18} ${x + 15} ${y - 28} ${x + 14} ${y - 33}Z`,
    '#7c4a2c',
  );
