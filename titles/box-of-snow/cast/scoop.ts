import type { Point } from '#bookmaking/drawing/geometry.ts';
import { clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SNOW } from '#titles/box-of-snow/set/colors.ts';

const STEEL = { base: '#d3dce6', lit: '#eef2f4', shade: '#aebccd', deep: '#6f7d96' } as const;
const BOWL = 'M-92 0H92C88 64 44 98 0 98C-44 98 -88 64 -92 0Z';
const HEAP =
  'M-90 2C-88 -22 -62 -24 -54 -38C-42 -56 -22 -50 -10 -58C8 -68 30 -58 38 -44C54 -42 58 -28 68 -22C84 -20 90 -10 90 2Z';

/** The bowl of a judge's scoop, its rim's middle at (0, 0), 184 wide and 98 deep: words may lie on it. */
export const bowl = (): string =>
  clean(
    path(BOWL, STEEL.base) +
      clip(
        BOWL,
        path('M-96 0H-72C-66 60 -30 88 10 100H-96Z', STEEL.shade) +
          path('M96 0H84C80 50 56 78 20 100H96Z', STEEL.lit),
      ),
  );

/** What is in it, and the rim before that. */
export const heaped = (): string =>
  clean(
    path(HEAP, SNOW.lit) +
      clip(
        HEAP,
        path('M-96 4V-60H-40C-58 -30 -46 -20 -66 4Z', SNOW.mid) +
          path('M20 4C30 -20 22 -40 44 -62H96V4Z', SNOW.shade, 'fill-opacity=".55"'),
      ) +
      line('M-30 -34q10 -9 20 -7M-4 -22q8 -5 15 -3', SNOW.shade, 2.4) +
      line('M-93 0H93', STEEL.deep, 7) +
      line('M-92 -1H90', STEEL.lit, 3.4),
  );

/** From the rim to the end beyond a fist, through two others that hang on it. */
export const bentHandle = (
  [x, y]: Point,
  [[ax, ay], [bx, by]]: readonly [Point, Point],
  [toX, toY]: Point,
): string => {
  const d = (up: number): string =>
    `M${x} ${y - up}C${x + 8} ${y + 2 - up} ${ax - 8} ${ay - up} ${ax} ${ay - up}L${bx} ${by - up}C${bx + 8} ${by - up} ${toX - 24} ${toY + 1 - up} ${toX} ${toY - up}`;
  return line(d(0), STEEL.deep, 6.4) + line(d(0.8), STEEL.base, 4) + line(d(1.6), STEEL.lit, 1.2);
};
