import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { CURB } from '#titles/all-puff-no-whistle/set/corner.ts';
import { FORENOON } from '#titles/all-puff-no-whistle/set/lights.ts';
import { taxi } from './taxi.ts';

/** What its tires have left on the road: down the whole avenue, and round the corner. */
export const skid = (cab: number, size: number): string => {
  const [back, foot] = [cab + 120 * size, CURB - 7];
  return [0, 1]
    .map((i) =>
      line(
        `M${num(back)} ${num(foot - i * 4)}C${num(back + 34)} ${num(foot - i * 4)} ${num(38 + i)} 118 ${36 - i} 92`,
        '#4d547e',
        2.2 - i * 0.6,
        'stroke-opacity=".6"',
      ),
    )
    .join('');
};

/** It has stopped so fast that it squeaked: on its front wheel, the other one in the air. */
export const stoppedTaxi = (): string =>
  oval(-6, 4, 186, 12, '#2f3a66', 'fill-opacity=".4"') +
  at(-108, 0, 1, at(108, 0, 1, taxi(FORENOON, { looksBack: true })), -7) +
  path(
    disc(128, 2, 17, 14) + disc(154, -4, 24, 19) + disc(190, 0, 16, 12) + disc(216, 4, 9, 7),
    '#fffaf0',
  ) +
  line('M-186 -8l-22 4M-186 -28l-26 -6', '#ffffff', 5);

/** The way that the cherry has come from the cream, over the roof of it. */
export const cherryBow = ([x, y]: Point, [toX, toY]: Point, high: number): string =>
  line(
    `M${num(x - 6)} ${num(y - 6)}Q${num((x + toX) / 2)} ${num(high)} ${num(toX + 12)} ${num(toY - 10)}`,
    '#ffffff',
    2.2,
    'stroke-opacity=".95" stroke-dasharray="6 5"',
  );
