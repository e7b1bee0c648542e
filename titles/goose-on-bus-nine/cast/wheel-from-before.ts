import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line } from '#bookmaking/drawing/marks.ts';

/** Seen from before it: narrower than it is high. */
export function wheelFromBefore([x, y]: Point, [wide, high]: Point, color: Hex): string {
  let spokes = '';
  for (let i = 0; i < 16; i++) {
    const turn = (i / 16) * Math.PI * 2;
    spokes += `M${num(x)} ${num(y)}l${num(Math.cos(turn) * wide)} ${num(Math.sin(turn) * high)}`;
  }
  return (
    line(spokes, '#d5d8e0', 0.8) +
    line(disc(x, y, wide, high), '#2f2a3c', 5) +
    line(disc(x, y, wide - 3.4, high - 3.8), color, 2.6) +
    line(disc(x, y, wide - 6, high - 7.4), '#d5d8e0', 1.7)
  );
}
