// A curtain from behind, in the light of the moon: pale, and blown into the room by a sneeze.
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { pool } from './print.ts';

/** Where it hangs down to. */
export const HEM = 194;
const END = SHEET + 6;

/** Where it flies up: the middle of that, half its width, and how high. */
export interface Gust {
  readonly at: number;
  readonly half: number;
  readonly high: number;
}

const bell = (x: number, middle: number, half: number): number =>
  Math.exp(-(((x - middle) / half) ** 2));

/** How far down the cloth comes at x. */
const hemAt = (gust: Gust, x: number): number =>
  HEM - gust.high * bell(x, gust.at, gust.half) + 2.6 * Math.sin(x / 6.5);

const hemOf = (gust: Gust, left: number): string => {
  const points: Point[] = [];
  for (let x = END; x >= left; x -= 6) points.push([x, hemAt(gust, x)]);
  return smooth(points, false);
};

/** From `left` in mm on; each fold is straight above and goes with the gust below. */
export function blownCurtain(left: number, gust: Gust): string {
  const hem = hemOf(gust, left);
  const whole = `${hem}L${left} -8H${END}Z`;
  const strip = (x: number, wide: number): string => {
    const foot = (at: number): Point => {
      const by = at - 0.9 * gust.half * bell(at, gust.at + gust.half * 1.5, gust.half * 1.1);
      return [by, hemAt(gust, by) + 4];
    };
    const side = (at: number): string => {
      const [fx, fy] = foot(at);
      return `C${num(at)} ${num(fy * 0.44)} ${num(at + (fx - at) * 0.16)} ${num(fy * 0.7)} ${num(fx)} ${num(fy)}`;
    };
    const [bx, by] = foot(x + wide);
    return `M${num(x)} -8${side(x)}L${num(bx)} ${num(by)}C${num(x + wide + (bx - x - wide) * 0.16)} ${num(by * 0.7)} ${num(x + wide)} ${num(by * 0.44)} ${num(x + wide)} -8Z`;
  };
  let dark = '';
  let lite = '';
  for (let x = left - 4, i = 0; x < END + 40; x += 24 + ((i * 7) % 5) * 5, i++) {
    dark += strip(x, 7 + ((i * 3) % 4) * 3);
    lite += strip(x + 17, 4);
  }
  return (
    path(
      whole,
      linear([
        [0, '#8ea4cf'],
        [0.5, '#b4c6e2'],
        [1, '#9db2d8'],
      ]),
    ) +
    clip(
      whole,
      panesOfMoon() +
        path(dark, '#7d93c4', 'fill-opacity=".34"') +
        path(lite, '#e6eefa', 'fill-opacity=".3"') +
        line(hem, '#7f4a58', 10) +
        line(hem, '#c98a80', 6.6, 'stroke-dasharray="5 4"'),
    ) +
    line(hem, INK.key, 1.3)
  );
}

/** What the panes behind us let through on it: the light of the moon, and the shadow of a cross. */
const panesOfMoon = (): string =>
  clean(
    path('M92 12H206L216 186H78Z', '#f4f8ff', 'fill-opacity=".42"') +
      line('M148.500 12L146.500 186M88 78H210', '#8ea4cf', 6, 'stroke-opacity=".55"'),
  );

/** Our side of it: boards in the moon, and on them what comes in below the cloth. */
export function moonBoards(left: number, gust: Gust): string {
  const width = END - left;
  return (
    path(
      `M${left} ${HEM - 2}h${width}V${END}H${left}Z`,
      linear([
        [0, '#5f73a8', 0],
        [0.3, '#4f629a', 1],
        [1, '#2e3b70', 1],
      ]),
    ) +
    line(`M${left} 205h${width}M${left} 214h${width}`, INK.key, 0.7, 'stroke-opacity=".5"') +
    pool(gust.at, HEM + 2, gust.half * 1.1, 20, '#ffcf7d', 0.9)
  );
}
