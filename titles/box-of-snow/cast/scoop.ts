import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { SNOW } from '#titles/box-of-snow/set/colors.ts';

/** The bowl of a judge's scoop, heaped, its middle at (0, 0) and 60 wide; the handle goes to `held`. */
export function scoop(light: Light, held: Point): string {
  const t = tone(light, '#8d93a8');
  return (
    line(`M22 -4L${held[0]} ${held[1]}`, t.shade, 7) +
    path('M-34 -8C-30 -36 -14 -46 2 -42C20 -44 32 -30 34 -8Z', SNOW.lit) +
    path('M12 -10C20 -24 18 -36 12 -42C26 -38 33 -26 34 -8Z', SNOW.shade) +
    path('M-36 -10H36C33 32 -33 32 -36 -10Z', t.base) +
    path('M-36 -10H-10C-14 12 -8 20 4 22C-20 24 -35 12 -36 -10Z', t.shade) +
    line('M-36 -10H36', t.lite, 4)
  );
}
