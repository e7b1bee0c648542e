// Sound, drawn: rings. Two pages of the book are full of them; they get fewer, and thinner.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';

/** Bands around a point, from the largest to the smallest; each covers what is inside it. */
export const bands = ([x, y]: Point, list: readonly (readonly [r: number, color: Hex])[]): string =>
  list.map(([r, color]) => path(disc(x, y, r), color)).join('');

/** Thin rings around a point; the outer ones are fainter. */
export const rings = (
  [x, y]: Point,
  radii: readonly number[],
  color: Hex,
  width: number,
  opacity = 0.9,
): string =>
  radii
    .map((r, i) =>
      line(
        disc(x, y, r),
        color,
        width * (1 - i * 0.12),
        `stroke-opacity="${(opacity * (1 - (i / radii.length) * 0.6)).toFixed(2)}"`,
      ),
    )
    .join('');
