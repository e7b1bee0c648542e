import { ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { BREATH, YELLOW } from '#titles/all-puff-no-whistle/set/colors.ts';

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

/** The hero's puff: one pale ribbon, the same on every page, with two curls where it ends. */
export function breath(wish: BreathWish): string {
  const half = spread(wish.widths, wish.along.length);
  return breathBand(wish) + curls(wish.along, half, wish.edge ?? EDGE);
}

const EDGE = '#8fbbd8';

/** The ribbon alone, where it goes round something and on. */
export function breathBand({ along, widths, edge = EDGE }: BreathWish): string {
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

/** Where a puff ends it curls up, once over and once under. */
function curls(along: readonly Point[], half: readonly number[], edge: string): string {
  const end = along.at(-1) as Point;
  const before = along.at(-2) as Point;
  const degrees = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  const size = Math.max(0.5, (half[Math.floor(half.length / 2)] ?? 1) * 0.27);
  const d =
    'M-12 -1C-4 -2 6 -3 7 -8C7.4 -11.6 2.6 -12.4 1.8 -9.4C1.4 -7.4 4 -6.8 4.6 -8.6M-14 1.6C-6 1 2 2.4 4 6C5.4 9.2 1.6 11 .4 8.4C0 6.8 2 6 2.8 7.4';
  return at(
    end[0],
    end[1],
    size,
    line(d, edge, 2.6, 'stroke-opacity=".55"') + line(d, BREATH, 1.6),
    degrees,
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
