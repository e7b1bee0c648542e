import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { SHORTS } from './tall-ones.ts';

/** The corner of a leg of shorts as far as one hand has hauled it; the hand is at (x, y), in mm of page 1. */
export function tuggedHem(light: Light, [x, y]: Point): string {
  const cloth = tone(light, SHORTS.cloth);
  const d = `M138 92C146 104 150 108 ${num(x + 2)} ${num(y - 5)}L${num(x + 5)} ${num(y + 5)}C150 ${num(y + 8)} 138 136 122 134Z`;
  return (
    path(d, cloth.base) +
    path(
      `M122 134C138 136 150 ${num(y + 8)} ${num(x + 5)} ${num(y + 5)}L${num(x + 4)} ${num(y)}C146 ${num(y + 4)} 138 128 122 134Z`,
      cloth.shade,
    ) +
    line(
      `M${num(x)} ${num(y - 2)}Q146 ${num(y - 8)} 134 104M${num(x)} ${num(y + 1)}Q142 ${num(y)} 128 118`,
      cloth.deep,
      1.4,
      'stroke-opacity=".65"',
    )
  );
}
