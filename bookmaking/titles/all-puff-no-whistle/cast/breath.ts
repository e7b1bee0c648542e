import { num, ribbon, smooth } from '../../../drawing/curves.ts';
import { lerp, type Point } from '../../../drawing/geometry.ts';
import { line, path } from '../../../drawing/marks.ts';
import { BREATH, YELLOW } from '../set/colors.ts';

interface BreathWish {
  /** From the mouth to what it moves, in mm. */
  readonly along: readonly Point[];
  /** Half widths at the mouth, in the middle and at the end, in mm. */
  readonly widths: readonly [number, number, number];
  /** What it lies on decides how blue its edge is: on white walls more. */
  readonly edge?: string;
}

const spread = ([a, b, c]: readonly [number, number, number], count: number): number[] =>
  Array.from({ length: count }, (_, i) => {
    const t = i / Math.max(1, count - 1);
    return t < 0.5 ? lerp(a, b, t * 2) : lerp(b, c, t * 2 - 1);
  });

/** The hero's puff: one pale ribbon, the same on every page. */
export function breath({ along, widths, edge = '#8fbbd8' }: BreathWish): string {
  const half = spread(widths, along.length);
  const strip = (from: number, to: number): string => ribbon(along, half, from, to);
  return (
    path(strip(-1.12, 1.12), edge, 'fill-opacity=".38"') +
    path(strip(-1, 1), BREATH, 'fill-opacity=".82"') +
    path(strip(0.15, 0.62), edge, 'fill-opacity=".3"') +
    line(flow(along, half, -0.45), edge, 0.7, 'stroke-opacity=".75"') +
    line(flow(along, half, 0.05), edge, 0.45, 'stroke-opacity=".6"')
  );
}

/** The whistle: the same ribbon, in the one yellow of the book. */
export function whistle({ along, widths }: BreathWish): string {
  const half = spread(widths, along.length);
  const strip = (from: number, to: number): string => ribbon(along, half, from, to);
  return (
    path(strip(-1.5, 1.5), '#fff0b0', 'fill-opacity=".6"') +
    path(strip(-1, 1), YELLOW) +
    path(strip(-0.75, -0.2), '#ffe58a') +
    path(strip(0.45, 0.9), '#f2a30f', 'fill-opacity=".55"') +
    line(flow(along, half, 0.1), '#fff7d4', 0.9)
  );
}

/** A line inside the ribbon that keeps clear of both its ends. */
function flow(along: readonly Point[], half: readonly number[], side: number): string {
  const inner = along.slice(1, -1);
  return smooth(
    inner.map(([x, y], i): Point => [x, y + side * (half[i + 1] ?? 0)]),
    false,
  );
}

/** Where the puff leaves the lips: three small dashes round the mouth. */
export const lipsAir = ([x, y]: Point, size: number, side: 1 | -1): string =>
  line(
    `M${num(x + side * size * 0.5)} ${num(y - size * 0.7)}l${num(side * size * 0.7)} ${num(-size * 0.4)}M${num(x + side * size * 0.5)} ${num(y + size * 0.7)}l${num(side * size * 0.7)} ${num(size * 0.4)}`,
    '#ffffff',
    size * 0.18,
  );
