import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { pancake } from './pancakes.ts';

// What everybody suggests, each about 60 long; the hand is at (0, 0) and the thing goes on along +x.

/** Six minutes' work, fallen over: pancakes that slid off their plate, from above; 100 long from (0, 0). */
export function toppled(light: Light): string {
  const white = tone(light, '#fffaf2');
  return (
    oval(0, 2, 29, 28, light.shade, 'fill-opacity=".4"') +
    oval(0, 0, 28, 27, white.shade) +
    oval(0, 0, 20, 19, 'none', `stroke="${tone(light, '#7fa6dc').base}" stroke-width="1.6"`) +
    SLID.map(
      ([x, y], i) =>
        oval(x + 1.5, y + 2, 14.6, 14.2, light.shade, 'fill-opacity=".4"') +
        at(x, y, 0.56, pancake(light, 0.94), i * 31),
    ).join('')
  );
}

const SLID = [
  [6, -3],
  [24, 5],
  [40, 1],
  [58, 9],
  [86, -2],
] as const;
