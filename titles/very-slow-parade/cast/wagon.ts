import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { wheel } from './wheel.ts';

/**
 * The wagon, last in line: 96 long, wheels on y 0, handle to the right. `load` is art about 100 wide
 * around (0, 0); it is handed in, because the live cover has no room for every object there is.
 */
export function wagon(light: Light, load: string, roll = 0): string {
  const t = tone(light, '#3f77b0');
  const inside = tone(light, '#24507f');
  const side = 'M-44 -38H44L40 -12H-40Z';
  const [x, y] = light.direction;
  return (
    wheel(light, -20, 9, '#5f3b4a', roll + 20) +
    wheel(light, 32, 9, '#5f3b4a', roll + 20) +
    line('M42 -18C56 -18 60 -30 66 -44', tone(light, '#8a6a52').base, 3.4) +
    line('M61 -46H71', tone(light, '#8a6a52').base, 4.4) +
    path('M-44 -38L-36 -46H50L44 -38Z', inside.base) +
    // In it, behind its side: a thin one over the rim floated.
    at(2, -52, 0.66, load) +
    clip(
      side,
      path(side, t.shade) +
        shifted(x * 4, y * 4, path(side, t.base)) +
        line('M-46 -29H46M-44 -21H44', t.shade, 1.2, 'stroke-opacity=".8"'),
    ) +
    line('M-44 -38H44', t.lite, 2.4) +
    wheel(light, -28, 11.4, '#f0a63a', roll) +
    wheel(light, 26, 11.4, '#f0a63a', roll)
  );
}
