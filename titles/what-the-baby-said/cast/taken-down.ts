import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** As one draws a bed with whoever is in it, in crayon and in a hurry, a moon beside it, and none of that: a ring and a bar, as on a sign. In mm of the opening, on the very wall. */
export const noBed = (thick: number): string =>
  at(80, 8, 0.76, drawn()) +
  line(
    'M270 140L392 98M330 92C284 92 246 102 246 119S286 145 330 145S408 138 408 119S372 91 326 92',
    RED,
    thick,
  );

const RED = '#d9402f';

const drawn = (): string =>
  path('M274 150C276 138 292 134 304 138L372 144C376 150 374 160 372 164L276 164Z', '#f3a6b4') +
  line('M270 126L272 180M272 165L382 166M382 142L381 180', '#a5673f', 4) +
  line('M274 150C276 138 292 134 304 138L372 144', '#d9748c', 2.4) +
  line('M312 142L308 163M334 142L332 164M356 144L354 164', '#d9748c', 1.8) +
  oval(288, 138, 10, 9.4, '#fff0d8', 'stroke="#5a4a86" stroke-width="2"') +
  line('M284.600 136h.1M291.400 136h.1', '#5a4a86', 2.2) +
  line('M284 142q4 -3 8 0', '#5a4a86', 1.6) +
  path('M386 100A13 13 0 1 0 390 122A11 11 0 0 1 386 100Z', '#f2b733');

/** And from there a line that is still on its way, in two loops, to the tip of a red crayon. */
export const redLine = ([x, y]: Point): string =>
  line(
    `M328 92C280 94 262 112 238 104C212 94 216 64 228 68C242 74 230 106 210 100C198 96 ${num(x + 12)} ${num(y + 22)} ${num(x)} ${num(y)}`,
    RED,
    4.6,
  );

/** Alone it is small, and goes behind who draws it. */
export const shortLine = ([x, y]: Point): string =>
  at(-40, 50, 0.42, noBed(7)) +
  line(`M98 88.600C124 84 ${num(x - 34)} ${num(y - 22)} ${num(x)} ${num(y)}`, RED, 3);

/** A fat red crayon about (0, 0), where a fist has it, along +x: its tip at (22, 0). */
export const redCrayon = (): string =>
  path(
    'M-17 -3.400H14L21 -1.200Q22.600 0 21 1.200L14 3.400H-17Z',
    '#d9402f',
    'stroke="#7a2433" stroke-width="1" stroke-linejoin="round"',
  ) +
  path('M-11 -3.400H10V3.400H-11Z', '#f3d9b8') +
  line('M14 -3.200V3.200', '#7a2433', 0.8);
