// Paths as strings: everything that turns points into the `d` of a path.
import type { Chance } from './chance.ts';
import { clamp, type Point } from './geometry.ts';

/** Two decimals, where one is seen: widths of lines, small things and shares. */
export const fine = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * One decimal is a hundredth of a millimeter at most scales: finer is only bytes. Put together from whole numbers: the
 * language's own way to write a fraction takes four times as long, which was a tenth of all work on a book.
 */
export function num(value: number): string {
  const tenths = Math.round(value * 10);
  const whole = Math.trunc(tenths / 10);
  const tenth = Math.abs(tenths - whole * 10);
  if (!tenth) return String(whole);
  return `${tenths < 0 && !whole ? '-' : ''}${whole}.${tenth}`;
}

/** A smooth curve through all points (Catmull-Rom as cubic beziers). `moveTo` false continues a path. */
export function smooth(points: readonly Point[], closed = true, moveTo = true): string {
  const count = points.length;
  if (count < 2) return '';
  const point = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[clamp(i, 0, count - 1)]) as Point;
  let d = moveTo ? `M${num(point(0)[0])} ${num(point(0)[1])}` : '';
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    d += `C${num(from[0] + (to[0] - before[0]) / 6)} ${num(from[1] + (to[1] - before[1]) / 6)} ${num(to[0] - (after[0] - from[0]) / 6)} ${num(to[1] - (after[1] - from[1]) / 6)} ${num(to[0])} ${num(to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Straight lines through all points. */
export function polygon(points: readonly Point[], closed = true): string {
  if (points.length === 0) return '';
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** The spine moved sideways by `side` (-1 to 1) times its half width at each point; inside a sharp bend it waits there, or it was a kink. */
export function edge(
  spine: readonly Point[],
  halfWidths: readonly number[],
  side: number,
): Point[] {
  const moved: Point[] = [];
  for (const [i, p] of spine.entries()) {
    const a = spine[Math.max(0, i - 1)] as Point;
    const b = spine[Math.min(spine.length - 1, i + 1)] as Point;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = Math.hypot(dx, dy) || 1;
    const offset = (halfWidths[i] ?? 0) * side;
    const to: Point = [p[0] - (dy / length) * offset, p[1] + (dx / length) * offset];
    const last = moved[i - 1] ?? to;
    const goesBack = (to[0] - last[0]) * (p[0] - a[0]) + (to[1] - last[1]) * (p[1] - a[1]) < 0;
    moved.push(goesBack ? last : to);
  }
  return moved;
}

/** A tapered stroke along a spine, round at both ends, at none, or only where it begins, as a sleeve is; `from` and `to` (-1 to 1) cut a strip out of its width. */
export function ribbon(
  spine: readonly Point[],
  halfWidths: readonly number[],
  from = -1,
  to = 1,
  rounded: boolean | 'start' = true,
): string {
  const out = edge(spine, halfWidths, from);
  const back = edge(spine, halfWidths, to).reverse();
  const cap = (p: Point, halfWidth: number, round: boolean): string => {
    const r = (halfWidth * (to - from)) / 2;
    return round
      ? `A${num(r)} ${num(r)} 0 0 1 ${num(p[0])} ${num(p[1])}`
      : `L${num(p[0])} ${num(p[1])}`;
  };
  const last = halfWidths[halfWidths.length - 1] ?? 0;
  return `${smooth(out, false)}${cap(back[0] as Point, last, rounded === true)}${smooth(back, false, false)}${cap(out[0] as Point, halfWidths[0] ?? 0, rounded !== false)}Z`;
}

/** A circle or ellipse as a part of a path, so that many cost one element. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-2 * rx)} 0Z`;

/** A rectangle with rounded corners as a part of a path. */
export function roundedBox(x: number, y: number, width: number, height: number, r: number): string {
  const w = num(width - 2 * r);
  const h = num(height - 2 * r);
  const a = `a${num(r)} ${num(r)} 0 0 1`;
  return `M${num(x + r)} ${num(y)}h${w}${a} ${num(r)} ${num(r)}v${h}${a} ${num(-r)} ${num(r)}h-${w}${a} ${num(-r)} ${num(-r)}v-${h}${a} ${num(r)} ${num(-r)}Z`;
}

/** A closed shape with a hand's wobble. `jitter` 0.12 is a pebble, 0.3 a puddle. */
export function blob(
  chance: Chance,
  x: number,
  y: number,
  rx: number,
  ry: number,
  points = 9,
  jitter = 0.12,
): string {
  return smooth(
    Array.from({ length: points }, (_, i): Point => {
      const angle = (i / points) * Math.PI * 2;
      const k = 1 - jitter + chance() * jitter * 2;
      return [x + Math.cos(angle) * rx * k, y + Math.sin(angle) * ry * k];
    }),
  );
}

/** A five-pointed star. */
export const star = (x: number, y: number, r: number): string =>
  polygon(
    Array.from({ length: 10 }, (_, i): Point => {
      const angle = (i / 10) * Math.PI * 2 - Math.PI / 2;
      const reach = i % 2 ? r * 0.45 : r;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
