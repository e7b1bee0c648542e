// Four white socks that nobody sees until page 10.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, ribbon } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { FUR, SOCKS } from '#titles/stair-that-counted-feet/set/colors.ts';

/** Where a sock begins, of the way from the last joint to the paw. */
const SOCK = 0.5;

/** A leg along points, broad where it leaves the body: fur, then a sock, to whose end a paw is put. */
export function catLeg(
  points: readonly Point[],
  width: number,
  light: Light,
  color: Hex = FUR,
): string {
  const t = tone(light, color);
  const white = tone(light, SOCKS);
  const [joint, end] = points.slice(-2) as [Point, Point];
  const from: Point = [lerp(joint[0], end[0], SOCK), lerp(joint[1], end[1], SOCK)];
  const half = points.map((_, i) => width * lerp(0.68, 0.4, i / (points.length - 1)));
  const d = ribbon(points, half);
  return (
    path(d, t.base, `stroke="${t.deep}" stroke-opacity=".7" stroke-width="1"`) +
    path(ribbon(points, half, 0.72, 0.96), t.rim, 'fill-opacity=".45"') +
    path(ribbon([from, end], [width * 0.44, width * 0.5]), white.base)
  );
}

/** A paw whose wrist is at a point, toes along `degrees` (0 is up); with its sole to us it has beans. */
export function catPaw(
  [x, y]: Point,
  size: number,
  degrees: number,
  light: Light,
  showsSole: boolean,
): string {
  const white = tone(light, SOCKS);
  const pads = tone(light, '#d08a94').base;
  const toes = [
    [-8.4, -7],
    [-3, -11],
    [3.2, -11],
    [8.6, -7],
  ] as const;
  const edge = `stroke="${white.shade}" stroke-width="1"`;
  return at(
    x,
    y,
    size,
    path(toes.map(([tx, ty]) => disc(tx, ty, 4.6, 5)).join(''), white.base, edge) +
      path('M-11.4 4C-13 -6 -8 -11 0 -11C8 -11 13 -6 11.4 4C9 10 -9 10 -11.4 4Z', white.base) +
      (showsSole
        ? path(
            `M-5.4 2.4C-6 -2 -2 -4.6 0 -4.6C2 -4.6 6 -2 5.4 2.4C3.4 4.4 1.4 3 0 3C-1.4 3 -3.4 4.4 -5.4 2.4Z${toes.map(([tx, ty]) => disc(tx, ty + 0.6, 2.1, 2.6)).join('')}`,
            pads,
          )
        : line('M-5.6 -12v4M0 -12.6v4M5.8 -12v4', white.shade, 1.3, 'stroke-opacity=".7"')),
    degrees,
  );
}
