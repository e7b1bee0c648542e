import { ribbon } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { path } from '#bookmaking/drawing/marks.ts';
import { YELLOW } from '#titles/all-puff-no-whistle/set/colors.ts';

interface WhistleWish {
  /** From the mouth to what it moves, in mm. */
  readonly along: readonly Point[];
  /** Half widths at the mouth, in the middle and at the end, in mm. */
  readonly widths: readonly [number, number, number];
}

/** The whistle: of one piece, and in the one yellow of the book. */
export function whistle({ along, widths: [near, middle, far] }: WhistleWish): string {
  const half = along.map((_, i) => {
    const t = i / Math.max(1, along.length - 1);
    return t < 0.5 ? lerp(near, middle, t * 2) : lerp(middle, far, t * 2 - 1);
  });
  const strip = (from: number, to: number): string => ribbon(along, half, from, to);
  return (
    path(strip(-1, 1), YELLOW) +
    path(strip(-0.75, -0.2), '#ffe58a') +
    path(strip(0.45, 0.9), '#f2a30f', 'fill-opacity=".55"') +
    path(strip(0.06, 0.14), '#fff7d4')
  );
}
