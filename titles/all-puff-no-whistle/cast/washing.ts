import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

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

/** A pair of mittens on a string, a sock that has been moved, a hat: pegged at y 0, about 20 high each. */
export const mitten = (light: Light, color: string): string => {
  const t = tone(light, color);
  return (
    path('M-6 2H6V8C8 10 9 18 6 23C3 27 -5 27 -7 22C-9 16 -8 10 -6 8Z', t.base) +
    path('M-7 10C-12 9 -14 14 -11 17C-9 19 -7 18 -6 17Z', t.base) +
    path('M2 2H6V8C8 10 9 18 6 23C5 25 3 26 1 26C4 18 3 10 2 8Z', t.shade) +
    path('M-6.6 0H6.6V5H-6.6Z', t.lite)
  );
};

export const sock = (light: Light, color: string): string => {
  const t = tone(light, color);
  return (
    path('M-5 0H6V14C8 18 14 19 14 23C14 27 6 28 1 26C-5 23 -5 18 -5 12Z', t.base) +
    path('M3 0H6V14C8 18 14 19 14 23C14 25 12 26 10 26.6C10 22 4 20 3 15Z', t.shade) +
    line('M-5 4H6M-5 8H6', '#fffaf0', 1.6)
  );
};

/** A striped shirt, 56 wide, pegged at its hem: where a photo would hang if there is none. */
export const shirt = (light: Light): string => {
  const cloth = tone(light, '#fbf3e7');
  const blue = tone(light, '#3c6cab');
  const d = 'M-20 0H20L18 34L30 46L22 56L13 50C8 54 -8 54 -13 50L-22 56L-30 46L-18 34Z';
  return (
    path(d, cloth.base) +
    path('M8 0H20L18 34L30 46L22 56L13 50L10 51Z', cloth.shade) +
    clip(
      d,
      line('M-30 8H30M-30 16H30M-30 24H30M-30 32H30M-34 39H34M-34 46H34', blue.base, 2.6) +
        path('M8 0H20L18 34L30 46L22 56L13 50L10 51Z', cloth.deep, 'fill-opacity=".22"'),
    ) +
    oval(0, 52.4, 9, 2.6, cloth.deep) +
    path('M-20 0H20L19.8 3H-19.8Z', cloth.lite)
  );
};
