// Sound, drawn: rings. Two pages of the book are full of them; they get fewer, and thinner.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';

/** Bands around a point, from the largest to the smallest; each covers what is inside it. */
export const bands = ([x, y]: Point, list: readonly (readonly [r: number, color: Hex])[]): string =>
  list.map(([r, color]) => path(disc(x, y, r), color)).join('');

/** What is left of one beat: three pieces of ring, from `r` mm around a rim on, none of them closed. */
export function beat([x, y]: Point, r: number, color: Hex, width: number): string {
  const piece = (i: number): string => {
    const far = r * (1 + i * 0.29);
    const end = (degrees: number): string =>
      `${num(x + Math.cos(radians(degrees)) * far)} ${num(y + Math.sin(radians(degrees)) * far)}`;
    return `M${end(-52 + i * 5)}A${num(far)} ${num(far)} 0 0 1 ${end(8 - i * 7)}`;
  };
  return line([0, 1, 2].map(piece).join(''), color, width, 'stroke-opacity=".75"');
}

/** One thin ring around a point, whole. */
export const ring = ([x, y]: Point, r: number, color: Hex, width: number): string =>
  line(disc(x, y, r), color, width);
