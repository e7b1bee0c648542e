import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';

/** One small feather out of a cushion, about (0, 0), 14 long. */
const feather = (): string =>
  path('M-7 1C-4 -4 3 -5 8 -3C5 1 0 4 -7 1Z', '#fff2dc') +
  line('M-9 2Q-1 0 6 -2.400', '#d9b48e', 0.7);

/** What a room's air does when somebody small takes all of it: it comes round from everywhere to one mouth at (x, y). In mm. */
export const breathIn = ([x, y]: Point): string =>
  at(
    x,
    y,
    1,
    line(
      'M122 -70C98 -92 66 -30 8 -4M128 20C100 -4 66 30 8 3',
      '#ffe3b4',
      2,
      'stroke-opacity=".75"',
    ) +
      line(
        'M108 -30C84 -50 56 -4 8 -1M96 46C78 18 46 26 8 6M88 -64C76 -70 50 -30 10 -8',
        '#ffe3b4',
        1.2,
        'stroke-opacity=".65"',
      ) +
      FEATHERS.map(([dx, dy, size, degrees]) => at(dx, dy, size, feather(), degrees)).join(''),
  );

const FEATHERS = [
  [24, -5, 0.6, 12],
  [40, -20, 0.8, -30],
  [52, 6, 0.9, 8],
  [70, -36, 1.1, -40],
  [82, 20, 1, 24],
  [96, -8, 1.2, -12],
] as const;
