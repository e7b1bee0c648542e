import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, calm, line, oval } from '#bookmaking/drawing/marks.ts';

/** How far from its middle each round of a web goes, in mm: the further, the wider apart. */
const ROUNDS = [7, 13, 20, 29, 40, 53, 68, 86, 108, 134, 166, 204, 250, 304];

/** A web round `hub`, in mm, held at `ends`, which go once round it; where it is held further off, it goes further. */
export function web([x, y]: Point, ends: readonly Point[], color: string, width: number): string {
  const spokes = ends.map(([ex, ey]) => {
    const length = Math.hypot(ex - x, ey - y);
    return { length, on: [(ex - x) / length, (ey - y) / length] as const };
  });
  let d = ends.map(([ex, ey]) => `M${num(x)} ${num(y)}L${num(ex)} ${num(ey)}`).join('');
  for (const r of ROUNDS) {
    spokes.forEach((a, i) => {
      const b = spokes[(i + 1) % spokes.length] as typeof a;
      if (Math.min(a.length, b.length) < r) return;
      // Between two threads a third one sags toward the middle.
      const bow = r * 0.86 * 0.5;
      d += `M${num(x + a.on[0] * r)} ${num(y + a.on[1] * r)}Q${num(x + (a.on[0] + b.on[0]) * bow)} ${num(y + (a.on[1] + b.on[1]) * bow)} ${num(x + b.on[0] * r)} ${num(y + b.on[1] * r)}`;
    });
  }
  return line(d, color, width, 'stroke-opacity=".75"');
}

/** Who made it, on a thread from `top` down to (`x`, `y`), in mm: it looks back at whoever is at its left. */
export const spider = ([x, y]: Point, top: number, k: number, color: string): string =>
  line(`M${num(x)} ${num(top)}V${num(y)}`, color, 0.7) +
  at(
    x,
    y,
    k,
    calm(
      line(
        'M-4 -2Q-11 -9 -13 -1M-4 0Q-12 -3 -13 6M-3 2Q-10 2 -10 11M-2 4Q-7 6 -6 13M4 -2Q11 -9 13 -1M4 0Q12 -3 13 6M3 2Q10 2 10 11M2 4Q7 6 6 13',
        '#43263a',
        1.1,
      ) +
        oval(0.6, -1.6, 6.2, 6.6, '#43263a') +
        oval(1.6, -3.6, 3.4, 2.6, '#6b4055') +
        oval(-3, 1.6, 2.5, 2.9, '#fffdf6') +
        oval(1.6, 2, 2.2, 2.6, '#fffdf6') +
        oval(-4.1, 1.5, 1.1, 1.5, '#241420') +
        oval(0.7, 1.9, 1, 1.4, '#241420'),
    ),
  );
