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

/** A striped nightshirt, pegged at its hem and blown to the right: where a photo would hang if there is none. Its sleeves are flung. */
export const nightshirt = (light: Light): string => {
  const cloth = tone(light, '#fbf3e7');
  const blue = tone(light, '#3c6cab');
  const stripes = (d: string): string => line(d, blue.base, 2);
  const body = 'M-19 0H19C16 16 15 30 16 42C9 48 -9 48 -16 42C-15 30 -16 16 -19 0Z';
  const up = 'M14 45C24 45 34 37 40 26L31 21C27 28 21 32 14 31Z';
  const down = 'M-16 42C-23 48 -28 56 -30 67L-20 70C-18 61 -14 54 -8 49L-14 31Z';
  const sleeves =
    clip(down, path(down, cloth.shade) + stripes('M-32 59L-14 65M-27 51L-11 58M-21 44L-7 52')) +
    oval(-25, 68.4, 5.4, 2, cloth.deep) +
    clip(up, path(up, cloth.shade) + stripes('M17 28L21 50M23 25L30 46M29 21L38 38')) +
    at(35.5, 23.5, 1, oval(0, 0, 5.4, 2, cloth.deep), 30);
  const trunk =
    clip(
      body,
      path(body, cloth.base) +
        stripes('M-30 8H30M-30 15H30M-30 22H30M-30 29H30M-30 36H30') +
        path('M9 0H19C16 16 15 30 16 42L8 47C11 30 11 16 9 0Z', cloth.deep, 'fill-opacity=".22"'),
    ) +
    oval(0, 45.4, 7.5, 3, cloth.lite) +
    oval(0, 45.8, 5.4, 1.8, cloth.deep);
  return `<g transform="matrix(1 0 .4 1 0 0)">${sleeves}${trunk}</g>`;
};
