// A curtain before a window at night, pale with moon: one half wraps whoever hides in it, the other flies over both pages.
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { pool } from './print.ts';
import { handprint } from './window.ts';

const END = SHEET + 6;
const EDGE = { dark: '#7f4a58', lite: '#c98a80' } as const;

/** The window behind it, and so much moon in it that a face before it is seen. */
export function moonWindow(): string {
  const [x, y, high] = [52, 8, 116];
  return (
    box(
      x - 6,
      y - 6,
      END - x + 12,
      high + 12,
      INK.wood,
      1,
      `stroke="${INK.key}" stroke-width="1"`,
    ) +
    clean(
      box(
        x,
        y,
        END - x + 4,
        high,
        linear([
          [0, '#5f7cb8'],
          [0.5, '#9fb8e0'],
          [1, '#d5e2f4'],
        ]),
      ) + pool(112, 92, 70, 60, '#f6f9ff', 0.7),
    ) +
    handprint(101, 113, 14, '#5f7cb8', 0.9) +
    line(`M118 ${y}V${y + high}M${x} 62H${END}`, INK.wood, 4) +
    box(
      x - 12,
      y + high + 3,
      END - x + 18,
      6,
      INK.wood,
      0.6,
      `stroke="${INK.key}" stroke-width="1"`,
    )
  );
}

const trimmed = (d: string, edge: string, inner: string): string =>
  clip(
    d,
    inner + line(edge, EDGE.dark, 10) + line(edge, EDGE.lite, 6.6, 'stroke-dasharray="5 4"'),
  ) + line(d, INK.key, 1.3);

/** Where the half that flies is torn highest. */
const TIP: Point = [64, 92];
const flownHem = (x: number): number =>
  106 - 15 * Math.exp(-(((x - TIP[0]) / 44) ** 2)) + 5 * Math.sin(x / 27) + 2.2 * Math.sin(x / 6.5);

/** From \`left\` in mm on, thrown up and away by a sneeze: all of its folds go with it. */
export function flownHalf(left: number): string {
  const points: Point[] = [];
  for (let x = TIP[0]; x >= left; x -= 6) points.push([x, flownHem(x)]);
  const hem = smooth(points, false);
  const side = `M122 -8C122 34 116 78 ${TIP[0]} ${num(flownHem(TIP[0]))}`;
  const whole = `${hem}L${left} -8H122C122 34 116 78 ${TIP[0]} ${num(flownHem(TIP[0]))}Z`;
  const strip = (x: number, wide: number): string => {
    const foot = (top: number): Point => {
      const by = top - 16 - 44 * Math.exp(-(((122 - top) / 120) ** 2));
      return [by, flownHem(by) + 4];
    };
    const fold = (top: number): string => {
      const [fx, fy] = foot(top);
      return `C${num(top)} ${num(fy * 0.5)} ${num(top + (fx - top) * 0.3)} ${num(fy * 0.8)} ${num(fx)} ${num(fy)}`;
    };
    const [bx, by] = foot(x + wide);
    return `M${num(x)} -8${fold(x)}L${num(bx)} ${num(by)}C${num(x + wide + (bx - x - wide) * 0.3)} ${num(by * 0.8)} ${num(x + wide)} ${num(by * 0.5)} ${num(x + wide)} -8Z`;
  };
  let dark = '';
  let lite = '';
  for (let x = left - 4, i = 0; x < 120; x += 24 + ((i * 7) % 5) * 5, i++) {
    dark += strip(x, 7 + ((i * 3) % 4) * 3);
    lite += strip(x + 17, 4);
  }
  return trimmed(
    whole,
    `${hem}${side}`,
    path(
      whole,
      linear([
        [0, '#9db1d8'],
        [0.6, '#b9cae6'],
        [1, '#cbd8ee'],
      ]),
    ) +
      path(dark, '#7d93c4', 'fill-opacity=".3"') +
      path(lite, '#e6eefa', 'fill-opacity=".34"'),
  );
}

/** The half that somebody is in: its edge is behind the head at \`head\`, whose half is \`r\` high, goes under the chin and through a fist; its hem hangs over the toes. */
export function wrapped(head: Point, r: number, fist: Point, foot: Point): string {
  const [hx, hy] = head;
  const back = hx + r * 0.5;
  const edge = `M${num(hx + r * 1.5)} -8C${num(hx + r * 1.4)} ${num(hy * 0.4)} ${num(back + r * 0.5)} ${num(hy - r * 1.3)} ${num(back)} ${num(hy - r * 0.3)}C${num(back - r * 0.1)} ${num(hy + r * 0.5)} ${num(fist[0] + r * 0.5)} ${num(hy + r * 0.9)} ${num(fist[0])} ${num(fist[1])}C${num(fist[0] - r * 0.5)} ${num(fist[1] + r * 0.8)} ${num(foot[0] + 6)} ${num(foot[1] - 24)} ${num(foot[0])} ${num(foot[1])}`;
  const hem = `C${num(foot[0] + 14)} ${num(foot[1] + 5)} ${num(foot[0] + 24)} ${num(foot[1] - 4)} ${num(foot[0] + 38)} ${num(foot[1] + 2)}S${num(foot[0] + 60)} ${num(foot[1] + 4)} ${END + 6} ${num(foot[1] - 2)}`;
  const whole = `${edge}${hem}V-8Z`;
  const folds = [0.26, 0.5, 0.76]
    .map((k) => {
      const top = hx + r * 1.5 + k * (END - hx - r * 1.5);
      const low = foot[0] + k * (END - foot[0]);
      return `M${num(top)} -8C${num(top)} ${num(hy * 0.6)} ${num(top + 12)} ${num(hy + r)} ${num(top + 8 - k * 4)} ${num(fist[1])}S${num(low)} ${num(foot[1] - 20)} ${num(low)} ${num(foot[1])}`;
    })
    .join('');
  return trimmed(
    whole,
    `${edge}${hem}`,
    path(
      whole,
      linear(
        [
          [0, '#dbe6f7'],
          [0.5, '#adc0e3'],
          [1, '#8299cb'],
        ],
        0,
        0,
        1,
        0.2,
      ),
    ) +
      pool(hx + r * 1.3, fist[1], r * 1.2, r * 2.2, '#f4f8ff', 0.8) +
      line(folds, '#6f86bb', 3, 'stroke-opacity=".5"') +
      line(folds, '#eef4ff', 1.6, 'stroke-opacity=".5" transform="translate(-4 0)"') +
      // Pulled together where it is held.
      line(
        `M${num(fist[0] + r * 0.2)} ${num(fist[1])}q${num(r * 0.7)} ${num(-r * 0.1)} ${num(r * 1.1)} ${num(-r * 0.7)}M${num(fist[0] + r * 0.2)} ${num(fist[1] + 2)}q${num(r * 0.6)} ${num(r * 0.2)} ${num(r * 0.9)} ${num(r * 0.8)}`,
        '#6f86bb',
        1.8,
        'stroke-opacity=".7"',
      ),
  );
}
