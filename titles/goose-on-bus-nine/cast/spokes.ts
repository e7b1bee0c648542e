import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';

/** Eighteen of them, of a wheel that is seen from its side: from its hub to `r`. */
export function spokes([x, y]: Point, r: number): string {
  let d = '';
  for (let i = 0; i < 18; i++) {
    const turn = (i / 18) * Math.PI * 2;
    d += `M${x} ${y}L${num(x + Math.cos(turn) * r)} ${num(y + Math.sin(turn) * r)}`;
  }
  return d;
}
