import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { pancake } from './pancakes.ts';

// What everybody suggests, each about 60 long; the hand is at (0, 0) and the thing goes on along +x.

export function spoon(light: Light): string {
  const t = tone(light, '#c98f52');
  return line('M-14 0H34', t.base, 5) + oval(46, 0, 15, 10, t.base) + oval(48, 0, 10, 6, t.shade);
}

export function trumpet(light: Light): string {
  const t = tone(light, '#e9b03c');
  return (
    line('M-22 0H40', t.base, 5) +
    path('M34 -4C48 -5 56 -10 64 -19V19C56 10 48 5 34 4Z', t.base) +
    oval(64, 0, 5, 19, t.deep) +
    line('M-6 0C-10 14 28 14 26 0', t.base, 4) +
    line('M4 -10V4M11 -10V4M18 -10V4', t.shade, 4.4) +
    line('M-22 -3V3', t.deep, 4) +
    line('M36 -2C48 -3 54 -7 60 -13', t.lite, 1.8)
  );
}

/** Whatever this is, it squeaks. */
export function duck(light: Light): string {
  const t = tone(light, '#ffd45e');
  return (
    path('M4 10C0 -4 10 -8 20 -4C22 -18 44 -20 46 -6C50 4 48 18 30 20C14 20 8 16 4 10Z', t.base) +
    path('M12 4C18 0 28 2 30 8C26 14 16 14 12 4Z', t.shade) +
    path('M44 -8L56 -5L45 -1Z', tone(light, '#ef7f3a').base) +
    oval(37, -9, 2.4, 2.8, '#2c1b22')
  );
}

/** Six minutes' work, fallen over: pancakes that slid off their plate, from above; 130 long from (0, 0). */
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
    ).join('') +
    at(112, 8, 0.56, spoon(light), -20)
  );
}

const SLID = [
  [6, -3],
  [24, 5],
  [40, 1],
  [58, 9],
  [86, -2],
] as const;
