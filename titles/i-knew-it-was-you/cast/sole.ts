import type { Tone } from '#bookmaking/drawing/light.ts';
import { at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { palm } from '#bookmaking/hero/skin-tone.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';

/** A sole toward us, its toes up and apart: about 36 high around (x, y). */
export function sole(
  x: number,
  y: number,
  scale: number,
  skin: Tone,
  cuff: Tone,
  turn: number,
  way = 1,
): string {
  const flesh = palm(skin.base);
  const key = `stroke="${INK.key}" stroke-width="1.2"`;
  const toes: readonly (readonly [number, number, number])[] = [
    [-8.6, -17, 4.3],
    [-1.4, -19, 3.2],
    [4.2, -17.6, 2.9],
    [8.8, -14.6, 2.6],
    [12, -10.6, 2.3],
  ];
  return calm(
    at(
      x,
      y,
      scale,
      path('M-15 4C-16 18 16 18 15 4L18 26H-18Z', cuff.base, key) +
        path(
          'M-12 -8C-12 -15 -4 -15.400 1 -14C8 -13 13 -8 11.600 -2C10 4 9 8 9 13C8 20 -7 20 -8 13C-8.400 7 -12 0 -12 -8Z',
          flesh,
          key,
        ) +
        path(
          'M-8 13C-7 20 8 20 9 13C9 10 9.400 8 9.800 5C6 12 -2 14 -8 10Z',
          skin.shade,
          'fill-opacity=".5"',
        ) +
        toes.map(([tx, ty, r]) => oval(tx, ty, r, r * 1.16, flesh, key)).join('') +
        line('M-8 -6q6 4 14 1M-1 6q4 1 7 -1', skin.shade, 1.1),
      turn,
      scale * way,
    ),
  );
}
