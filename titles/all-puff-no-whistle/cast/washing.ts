import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';

/** A clothes peg on the line at (0, 0). */
export const peg = (light: Light, x: number, y: number): string =>
  at(
    x,
    y,
    1,
    path('M-1.6 -3.4H1.6L1.2 6H-1.2Z', tone(light, '#c9a27a').base) +
      line('M0 1V6', tone(light, '#c9a27a').deep, 0.5) +
      line('M-1.6 0H1.6', '#8d949f', 0.8),
  );

/** A sock, pegged at y 0, about 26 high. */
export const sock = (light: Light, color: string): string => {
  const t = tone(light, color);
  return (
    path('M-5 0H6V14C8 18 14 19 14 23C14 27 6 28 1 26C-5 23 -5 18 -5 12Z', t.base) +
    path('M3 0H6V14C8 18 14 19 14 23C14 25 12 26 10 26.6C10 22 4 20 3 15Z', t.shade) +
    line('M-5 4H6M-5 8H6', '#fffaf0', 1.6)
  );
};
