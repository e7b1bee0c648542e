import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { INK } from './colors.ts';

/** A taut string through all of these. */
export const string = (light: Light, points: readonly Point[]): string => {
  const d = points.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');
  return line(d, INK.key, 3) + line(d, tone(light, INK.paper).base, 1.9);
};

/** Where its ring is, from its own (0, 0). */
export const RING: Point = [-3, -24];

/** A box on two wheels, its ring at the left, and what rides in it; on y 0, 74 long. */
export function wagon(light: Light, color: Hex, load: string): string {
  const wood = tone(light, color);
  const key = `stroke="${INK.key}" stroke-width="1.1" stroke-linejoin="round"`;
  const wheel = (x: number): string =>
    oval(x, -9, 9, 9, tone(light, INK.amber).base, key) + oval(x, -9, 2.6, 2.6, INK.key);
  return (
    oval(38, 0, 44, 5, INK.key, 'fill-opacity=".45"') +
    path('M4 -38H72V-30H4Z', wood.deep, key) +
    at(38, -46, 0.66, load, -4) +
    path('M2 -36H74L71 -12H5Z', wood.base, key) +
    line('M8 -29H68', wood.lite, 1.4, 'stroke-opacity=".8"') +
    wheel(18) +
    wheel(58) +
    oval(0, -24, 3, 3, 'none', `stroke="${INK.key}" stroke-width="1.600"`)
  );
}
