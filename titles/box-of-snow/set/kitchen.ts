import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';

/** A pie in its dish, about 100 wide on y 0, with a lattice over `filling`. */
export function pie(light: Light, filling: Hex): string {
  const crust = tone(light, '#dc9a48');
  const dish = tone(light, '#b86a4a');
  return (
    path('M-48 -20C-38 -8 38 -8 48 -20L38 0C24 4 -24 4 -38 0Z', dish.base) +
    path('M-54 -22C-54 -40 54 -40 54 -22C54 -8 -54 -8 -54 -22Z', crust.base) +
    oval(0, -24, 43, 11, tone(light, filling).base) +
    line('M-32 -31L10 -13M-12 -35L34 -17M30 -32L-12 -13M10 -35L-34 -17', crust.lite, 5) +
    line('M-50 -22C-50 -34 50 -34 50 -22', crust.lite, 3, 'stroke-dasharray="4 5"')
  );
}
