import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { INK } from './colors.ts';

export const WET = '#b9d3df';

/** From far over the fold to behind a towel as one big S, in mm of the page: where it goes, and how wide a child is there. */
const WAY: readonly (readonly [x: number, y: number, wide: number])[] = [
  [-206, 196, 25],
  [-168, 203, 27],
  [-126, 205, 28],
  [-86, 199, 27],
  [-52, 188, 24],
  [-18, 180, 21],
  [20, 181, 21],
  [52, 192, 24],
  [82, 203, 27],
  [112, 203, 27],
  [134, 194, 24],
  [146, 182, 20],
  [152, 174, 18],
];

const spot = (i: number): (typeof WAY)[number] =>
  WAY[Math.max(0, Math.min(WAY.length - 1, i))] as (typeof WAY)[number];

/** A smooth curve through all of them, and how wide a child is there. */
function onCurve(along: number): readonly [number, number, number] {
  const where = along * (WAY.length - 1);
  const i = Math.min(WAY.length - 2, Math.floor(where));
  const t = where - i;
  const value = (k: 0 | 1 | 2): number => {
    const [a, b, c, d] = [spot(i - 1)[k], spot(i)[k], spot(i + 1)[k], spot(i + 2)[k]];
    return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2;
  };
  return [value(0), value(1), value(2)];
}

/** A place of the way: `along` from 0 to 1, `beside` in widths of a child. */
function onWay(along: number, beside: number): { at: Point; wide: number; degrees: number } {
  const [x, y, wide] = onCurve(along);
  const [a, b] = [onCurve(Math.max(0, along - 0.01)), onCurve(Math.min(1, along + 0.01))];
  // Upright, a floor that lies so low is this much longer than it looks.
  const [dx, dy] = [b[0] - a[0], (b[1] - a[1]) * LOW];
  const long = Math.hypot(dx, dy) || 1;
  return {
    at: [x - (dy / long) * wide * beside, y + ((dx / long) * wide * beside) / LOW],
    wide,
    degrees: (Math.atan2(dx, -dy) * 180) / Math.PI,
  };
}
const LOW = 2.4;

/** The same all along, for what is drawn as one stroke. */
const strip = (beside: number, half: number, from = -1, to = 1): string => {
  const points = Array.from({ length: 80 }, (_, i) => onWay(i / 79, beside));
  return ribbon(
    points.map((p) => p.at),
    points.map((p) => p.wide * half),
    from,
    to,
  );
};

/** Boards that shine because somebody has dripped all along them. */
export const wetShine = (): string => path(strip(0, 0.5), '#7f9fc0', 'fill-opacity=".22"');

/** Left, right, left, right, and each with its toes. */
export function footprints(): string {
  let art = '';
  const steps = 19;
  for (let i = 0; i < steps; i++) {
    const { at: where, wide, degrees } = onWay(0.02 + (i / steps) * 0.98, i % 2 ? 0.3 : -0.3);
    art += at(where[0], where[1], 1, at(0, 0, wide / 27, FOOT, degrees), 0, 1).replace(
      'scale(1 1)',
      'scale(1 .5)',
    );
  }
  return art;
}

const FOOT =
  path(
    'M-3.400 8C-5.200 3 -4.600 0 -3.600 -2.600C-5.200 -6.400 -2.600 -9 0 -9C3.200 -9 4.800 -6.400 4 -2.600C2.600 0 3.400 4 3.200 8C2.200 11.400 -2.200 11.400 -3.400 8Z',
    WET,
  ) + line('M-3.800 -12h.1M-1 -13h.1M1.600 -12.600h.1M3.800 -11.200h.1', WET, 2.2);

/** Two wheels, each a line that keeps its distance from the other. */
export const wheelLines = (): string =>
  [-0.36, 0.36]
    .map((side) => path(strip(side, 0.05), WET) + path(strip(side, 0.05, -0.7, -0.2), '#f4fbff'))
    .join('');

/** A pool with the light of the door in it. */
export const puddle = (x: number, y: number, rx: number, ry: number): string =>
  oval(x, y, rx, ry, '#86abc4', 'fill-opacity=".92"') +
  oval(x + rx * 0.2, y - ry * 0.2, rx * 0.62, ry * 0.46, '#b9d3df', 'fill-opacity=".7"') +
  path(
    `M${num(x + rx * 0.1)} ${num(y - ry * 0.6)}q${num(rx * 0.4)} ${num(-ry * 0.1)} ${num(rx * 0.7)} ${num(ry * 0.3)}q${num(-rx * 0.3)} ${num(ry * 0.2)} ${num(-rx * 0.7)} ${num(-ry * 0.3)}Z`,
    INK.glow,
    'fill-opacity=".8"',
  );
