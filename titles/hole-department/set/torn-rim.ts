import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { EARTH, SAND } from './colors.ts';
import type { ShaftWish } from './earth.ts';

/** Slabs of crust, tipped up on both sides of a hole that somebody came out of in a hurry. */
export function tornRim({ x, width, top }: ShaftWish): string {
  const half = width / 2;
  const slab = (side: 1 | -1, out: number, size: number, degrees: number): string =>
    at(
      x + side * (half + out),
      top + 1,
      size,
      path('M-9 3L-11 -3L-4 -5L3 -4L10 -6L9 1L4 4L-2 3Z', EARTH.crust) +
        path('M-9 3L-11 -3L-9.6 -3.4L-6 0L2 1L9.6 -2L9 1L4 4L-2 3Z', EARTH.damp) +
        line('M-11 -3L-4 -5L3 -4L10 -6', SAND.pale, 1.1),
      degrees * side,
      size * side,
    );
  return slab(-1, 5, 1.1, 24) + slab(-1, -3, 0.7, 52) + slab(1, 5, 1, 20) + slab(1, -4, 0.8, 58);
}
