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

/** Where it leaves the boards, how far left of that it is as high as it goes, and how high. */
export interface Gust {
  readonly from: number;
  readonly run: number;
  readonly high: number;
}

/** How far up the gust has it at x, 0 to 1: a wave that begins before a mouth and goes on away from it. */
const lift = ({ from, run }: Gust, x: number): number => {
  const t = Math.max(0, Math.min(1, (from - x) / run));
  const beyond = Math.max(0, from - run - x) / run;
  return t * t * (3 - 2 * t) - 0.16 * (1 - Math.cos(beyond * 2.1));
};

/** How far down the cloth comes at x. */
const hemAt = (gust: Gust, x: number): number =>
  HEM - gust.high * lift(gust, x) + 2.2 * Math.sin(x / 6.5);

const hemOf = (gust: Gust, left: number): string => {
  const points: Point[] = [];
  for (let x = END; x >= left; x -= 6) points.push([x, hemAt(gust, x)]);
  return smooth(points, false);
};

/** From `left` in mm on; each fold is straight above and goes with the gust below; `beyond` shows through. */
export function blownCurtain(left: number, gust: Gust, beyond = ''): string {
  const hem = hemOf(gust, left);
  const whole = `${hem}L${left} -8H${END}Z`;
  const strip = (x: number, wide: number): string => {
    const foot = (at: number): Point => {
      const by = at - 0.5 * gust.high * lift(gust, at);
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
        beyond +
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
    pool(gust.from - gust.run * 1.4, HEM + 2, gust.run * 1.3, 20, '#ffcf7d', 0.9)
  );
}

/** Its end, which is nearer to us than whoever stands in it: hung about a back from \`x\` on, its hem at \`low\`. */
export function nearEnd(x: number, low: number): string {
  const edge = `C${x + 16} ${low + 4} ${x + 26} ${low - 4} ${x + 40} ${low + 2}S${x + 70} ${low + 4} ${END} ${low - 2}`;
  const d = `M${x + 34} -8C${x + 36} ${low * 0.3} ${x + 12} ${low * 0.62} ${x} ${low}${edge}V-8Z`;
  const folds = [0.2, 0.44, 0.7]
    .map(
      (k) =>
        `M${num(x + 34 + k * 60)} -8C${num(x + 32 + k * 58)} ${num(low * 0.4)} ${num(x + 18 + k * 66)} ${num(low * 0.7)} ${num(x + 4 + k * 80)} ${low}`,
    )
    .join('');
  return (
    path(
      d,
      linear(
        [
          [0, '#d3e0f4'],
          [0.5, '#a9bce0'],
          [1, '#7f95c8'],
        ],
        0,
        0,
        1,
        0.2,
      ),
    ) +
    clip(
      d,
      line(folds, '#6f86bb', 3, 'stroke-opacity=".5"') +
        line(folds, '#eef4ff', 1.6, 'stroke-opacity=".5" transform="translate(-4 0)"') +
        line(`M${x} ${low}${edge}`, '#7f4a58', 10) +
        line(`M${x} ${low}${edge}`, '#c98a80', 6.6, 'stroke-dasharray="5 4"'),
    ) +
    line(d, INK.key, 1.3)
  );
}
