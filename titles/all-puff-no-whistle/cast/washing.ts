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

/** What the washing came in, between us and who would rather blow than hang. */
export const basket = (light: Light): string => {
  const cane = tone(light, '#c9a071');
  let weave = '';
  for (let y = 199; y < 216; y += 5.4) weave += `M12 ${y}q7 -4 15 0t15 0t15 0t15 0t15 0t15 0`;
  return (
    path('M22 190C32 176 44 184 54 180C66 174 78 186 94 190Z', tone(light, '#fbf3e7').base) +
    path('M40 190C46 178 58 188 66 182C72 178 80 186 82 190Z', tone(light, '#9db9d6').base) +
    path('M8 190H106L100 220H14Z', cane.base) +
    path('M76 190H106L100 220H80Z', cane.shade, 'fill-opacity=".7"') +
    line(weave, cane.deep, 1.3, 'stroke-opacity=".55"') +
    line('M6 190H108', cane.deep, 7) +
    line('M6 189H108', cane.lite, 5)
  );
};
