import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** A flashlight lying on y 0, 150 long, its lens at (0, -30) looking left. */
export function flashlight(light: Light): string {
  const t = tone(light, '#3f8f8a');
  return (
    oval(72, 2, 84, 9, light.shade, 'fill-opacity=".5"') +
    box(40, -46, 112, 36, t.base, 8) +
    box(40, -24, 112, 14, t.shade, 6) +
    path('M0 -60L44 -46V-10L0 2Z', t.lite) +
    path('M0 -60L44 -46V-30H0Z', t.base) +
    oval(0, -29, 10, 31, '#fff6cf') +
    box(80, -54, 30, 10, t.deep, 4) +
    line('M128 -42V-14M138 -42V-14', t.deep, 4)
  );
}
