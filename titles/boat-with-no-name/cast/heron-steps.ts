import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { headOfHeron } from './heron.ts';

export interface Step {
  /** Where the foot is that has left, and the one that has arrived, in mm. */
  readonly from: Point;
  readonly to: Point;
  /** From the first foot up to the back, in mm. */
  readonly height: number;
}

/** With one leg still here and one already there, bent down to read what is under its own foot. */
export function heronSteps(
  { from, to, height }: Step,
  light: Light,
): { readonly art: string; readonly face: Box } {
  const way = Math.sign(to[0] - from[0]) || 1;
  const seen = way > 0 ? light : mirrored(light);
  const k = height / 92;
  const hip: Point = [from[0] + (to[0] - from[0]) * 0.36, from[1] - 52 * k];
  const local = ([x, y]: Point): Point => [((x - hip[0]) * way) / k, (y - hip[1]) / k];
  const [stays, goes] = [local(from), local(to)];
  const gray = tone(seen, '#7f9db0');
  const white = tone(seen, '#fbf6ea');
  const dark = tone(seen, '#2c4458');
  const leg = tone(seen, '#e0a24a');
  const foot = ([x, y]: Point): string => `M${x} ${y}l12 1M${x} ${y}l-8 1M${x} ${y}l7 3`;
  const shin = ([x, y]: Point, bend: number): string =>
    `L${x * 0.52 + bend} ${y * 0.46}L${x} ${y - 1}`;
  const head: Point = [48, 22];
  const art =
    line(`M-8 -4${shin(stays, -7)}${foot(stays)}`, leg.shade, 3.4) +
    line(`M6 -2${shin(goes, 9)}${foot(goes)}`, leg.base, 3.6) +
    line('M8 -20C18 -42 46 -46 53 -26C56 -12 51 0 49 10', white.base, 11) +
    line(
      'M17 -29C26 -38 42 -40 48 -26C51 -16 48 -6 46 2',
      white.shade,
      2.2,
      'stroke-dasharray="3 4"',
    ) +
    path(
      'M-38 4C-36 -22 -12 -38 12 -34C26 -30 26 -10 14 -2C0 8 -18 8 -32 12C-42 15 -48 18 -54 16C-48 12 -42 8 -38 4Z',
      gray.base,
    ) +
    path('M-50 14C-38 10 -30 -8 -10 -16C-2 -18 2 -12 -2 -6C-10 4 -28 8 -50 14Z', dark.base) +
    path('M12 -8C18 0 15 8 10 11C12 4 9 -1 7 -4Z', white.base) +
    at(head[0], head[1], 1, headOfHeron(seen), 66);
  const middle = hip[0] + way * head[0] * k;
  return {
    art: at(hip[0], hip[1], k, art, 0, way * k),
    face: { x: middle - 17 * k, y: hip[1] + (head[1] - 16) * k, width: 34 * k, height: 50 * k },
  };
}
