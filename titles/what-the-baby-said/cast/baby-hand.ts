import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { line, oval } from '#bookmaking/drawing/marks.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { skinInk } from './baby-line.ts';

/** Four fingers and a thumb, or nearly: a baby's hand is a bun with a fringe. */
export function babyHand(light: Light, [x, y]: Point, angle: number, skin: Hex): string {
  const t = skinTone(light, skin);
  const edge = skinInk(t);
  let fingers = '';
  for (const [by, reach] of FINGERS) {
    const a = angle + by;
    fingers += `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * reach)} ${num(y + Math.sin(a) * reach)}`;
  }
  return (
    line(fingers, edge, 8.6) +
    oval(x, y, 11.2, 11.2, edge) +
    line(fingers, t.base, 6.2) +
    oval(x, y, 10, 10, t.base)
  );
}

const FINGERS = [
  [-1.2, 11.5],
  [-0.42, 12.6],
  [0.02, 13.4],
  [0.44, 12.4],
] as const;
