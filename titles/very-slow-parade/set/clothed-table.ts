import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { PATIENCE } from './hours.ts';
import { LOW_LAMP } from './lights.ts';

/** Where a table is, in mm: from where to where its edge goes, how high, and where its cloth ends, on which words lie. */
export interface TableWish {
  readonly left: number;
  readonly right: number;
  readonly rim: number;
  readonly hem: number;
  /** Where it stands. */
  readonly foot: number;
}

/** From the floor one sees of a table its edge, from below what stands on it, and a cloth that hangs down like a wall. */
export function clothedTable({ left, right, rim, hem, foot }: TableWish): string {
  const wide = 30;
  let edge = `M${left} ${num(rim)}H${num(right)}Q${num(right + 4)} ${num(rim + 40)} ${num(right + 1)} ${num(hem + 8)}`;
  let stripe = `M${num(right + 2)} ${num(hem - 4)}`;
  let folds = '';
  for (let x = right; x > left; x -= wide) {
    const [mid, end] = [num(x - wide / 2), num(x - wide)];
    edge += `Q${mid} ${num(hem + 10)} ${end} ${num(hem)}`;
    stripe += `Q${mid} ${num(hem - 1)} ${end} ${num(hem - 11)}`;
    folds += `M${end} ${num(hem + 2)}Q${num(x - wide + 1)} ${num(hem - 30)} ${num(x - wide + 3)} ${num(hem - 64)}Q${num(x - wide - 3)} ${num(hem - 30)} ${num(x - wide - 4)} ${num(hem + 2)}Z`;
  }
  edge += 'Z';
  const leg = (x: number): string =>
    at(x, foot, (foot - hem + 24) / 100, turnedLeg(LOW_LAMP, PATIENCE.wood), 0, 0.8);
  return (
    oval((left + right) / 2 + 6, foot - 2, (right - left) / 2, 9, '#5f3358', 'fill-opacity=".34"') +
    leg((left + right) / 2 + 34) +
    path(edge, '#5f3358', 'fill-opacity=".26" transform="translate(5 6)"') +
    calm(
      clip(
        edge,
        path(edge, '#fbe9d2') +
          path(folds, '#c99a86', 'fill-opacity=".4"') +
          line(stripe, '#5d9ba4', 2.4) +
          box(left, rim + 3.4, right - left + 6, 3, '#c99a86', 0, 'fill-opacity=".3"') +
          box(left, rim, right - left + 6, 3.6, '#fffaf0'),
      ),
    )
  );
}

/** How long somebody has held still: from a spoon at `from` up to a table's corner at `to`, with who made it in the middle; `k` is how large. */
export function web(from: Point, to: Point, k: number): string {
  // Near its spoon it is narrow, along the cloth it is wide.
  const on = (t: number, down: number): Point => [
    to[0] + (from[0] - to[0]) * t,
    to[1] + (from[1] - to[1]) * t + down * k * (1 - t * 0.7),
  ];
  const p = ([x, y]: Point): string => `${num(x)} ${num(y)}`;
  const spokes = [0, 9, 18, 27].map((down) => `M${p(on(0, down))}L${p(on(1, down))}`).join('');
  const rounds = [0.16, 0.34, 0.52, 0.7, 0.86]
    .map((t) => {
      const bow = (down: number): string => p(on(t + 0.05, down));
      return `M${p(on(t, 0))}Q${bow(4.5)} ${p(on(t, 9))}Q${bow(13.5)} ${p(on(t, 18))}Q${bow(22.5)} ${p(on(t, 27))}`;
    })
    .join('');
  const [x, y] = on(0.44, 12);
  return (
    line(spokes + rounds, '#7b4f5c', 0.5, 'stroke-opacity=".9"') +
    at(
      x,
      y,
      k,
      calm(
        line('M0 0l-5 -3l-2 2M0 0l5 -3l2 2M0 .6l-5 1l-1 3M0 .6l5 1l1 3', '#4a2c3a', 0.7) +
          oval(0, 0, 3.4, 3.6, '#4a2c3a') +
          oval(-1.2, 0.6, 1.1, 1.3, '#fffdf6') +
          oval(1.3, 0.6, 1.1, 1.3, '#fffdf6'),
      ),
    )
  );
}
