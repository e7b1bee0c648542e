import { num } from '#bookmaking/drawing/curves.ts';
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

/** What grows on a dune, from below: roots that hang out of the crust at each x, so many mm long. */
export const roots = (top: number, list: readonly (readonly [x: number, long: number])[]): string =>
  list
    .map(([x, long]) => {
      const l = num(long);
      return (
        line(
          `M${num(x)} ${num(top)}c2 ${num(long * 0.3)} -3 ${num(long * 0.5)} 0 ${l}M${num(x + 0.2)} ${num(top + long * 0.4)}q4 2 5 ${num(long * 0.34)}`,
          EARTH.damp,
          1.1,
        ) +
        line(
          `M${num(x - 0.4)} ${num(top + long * 0.55)}q-4 1 -5 ${num(long * 0.3)}`,
          EARTH.damp,
          0.7,
        )
      );
    })
    .join('');
