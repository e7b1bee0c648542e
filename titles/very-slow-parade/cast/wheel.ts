import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';

/** A wheel of wood with a painted star of spokes, turned by `degrees`. */
export function wheel(light: Light, x: number, r: number, color: Hex, degrees: number): string {
  const t = tone(light, color);
  const hub = tone(light, '#fbd46a');
  let spokes = '';
  for (let i = 0; i < 6; i++) {
    const a = ((degrees + i * 60) * Math.PI) / 180;
    spokes += `M0 0L${num(Math.cos(a) * r * 0.66)} ${num(Math.sin(a) * r * 0.66)}`;
  }
  return at(
    x,
    -r,
    1,
    oval(0, 0, r, r, t.deep) +
      oval(light.direction[0] * 0.8, light.direction[1] * 0.8, r - 1.2, r - 1.2, t.base) +
      line(spokes, hub.base, 2) +
      oval(0, 0, r * 0.24, r * 0.24, hub.shade),
  );
}
