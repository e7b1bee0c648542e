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

/** A striped shirt, 84 wide, pegged at its hem: where a photo would hang if there is none. Its sleeves are full of air. */
export const shirt = (light: Light): string => {
  const cloth = tone(light, '#fbf3e7');
  const blue = tone(light, '#3c6cab');
  const body = 'M-20 0H20C27 14 26 34 16 50C8 54 -8 54 -16 50C-26 34 -27 14 -20 0Z';
  const sleeve = (side: 1 | -1): string => {
    const x = (n: number): number => n * side;
    const d = `M${x(17)} 50C${x(24)} 64 ${x(42)} 62 ${x(44)} 46C${x(45)} 34 ${x(34)} 26 ${x(22)} 30Z`;
    return (
      clip(
        d,
        path(d, side > 0 ? cloth.shade : cloth.base) +
          line(
            `M${x(24)} 26Q${x(30)} 44 ${x(22)} 62M${x(32)} 26Q${x(38)} 44 ${x(31)} 64M${x(40)} 28Q${x(46)} 46 ${x(40)} 62`,
            blue.base,
            2.6,
          ),
      ) + oval(x(43), 40, 2.6, 5, cloth.deep)
    );
  };
  return (
    sleeve(-1) +
    sleeve(1) +
    clip(
      body,
      path(body, cloth.base) +
        line('M-30 8H30M-30 16H30M-30 24H30M-30 32H30M-34 39H34M-34 46H34', blue.base, 2.6) +
        path('M8 0H20C27 14 26 34 16 50L6 53C14 36 14 16 8 0Z', cloth.deep, 'fill-opacity=".22"'),
    ) +
    oval(0, 52.4, 9, 2.6, cloth.deep) +
    path('M-20 0H20L19.8 3H-19.8Z', cloth.lite)
  );
};
