import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';

const SHADE: Hex = '#e9b25c';

const halo = (y: number, r: number): string =>
  oval(
    0,
    y,
    r,
    r,
    radial([
      [0, '#fff0c0', 0.75],
      [0.35, '#ffd384', 0.36],
      [1, '#ffb860', 0],
    ]),
  );

/** A bedside lamp, 40 high on y 0, lit or out. */
export function tableLamp(light: Light, lit: boolean): string {
  const foot = tone(light, '#7f6a92');
  const shade = tone(light, SHADE);
  return (
    (lit ? halo(-28, 58) : '') +
    path('M-7 0C-9 -8 -3 -10 -2 -18H2C3 -10 9 -8 7 0Z', foot.base) +
    line('M-2 -17V-20M2 -17V-20', foot.shade, 1.4) +
    path('M-9 -40H9L15 -19H-15Z', lit ? '#fff0bf' : shade.shade) +
    path('M-9 -40H-4L-8 -19H-15Z', lit ? '#f7cf80' : shade.deep, 'fill-opacity=".6"')
  );
}

/** A lamp on a cord from the ceiling at y 0, its shade at 26, lit or out. */
export function hangingLamp(light: Light, lit: boolean): string {
  const cord = tone(light, '#4a3550');
  const shade = tone(light, '#b5683f');
  return (
    (lit ? halo(30, 64) : '') +
    line('M0 0V16', cord.base, 1) +
    path('M-4 16H4C6 22 12 24 15 32H-15C-12 24 -6 22 -4 16Z', lit ? shade.base : shade.shade) +
    oval(0, 32, lit ? 7 : 5, lit ? 3.6 : 2.4, lit ? '#fff3c8' : cord.base)
  );
}

/** A small light in a socket near the floor, 12 high. */
export const nightLight = (lit: boolean): string =>
  (lit ? halo(-6, 46) : '') +
  path('M-5 0V-6C-5 -13 5 -13 5 -6V0Z', lit ? '#ffe6a4' : '#6d5a7c') +
  path('M-6 0H6V3H-6Z', '#cbb8a8');
