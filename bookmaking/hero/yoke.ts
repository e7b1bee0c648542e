import { num } from '#bookmaking/drawing/curves.ts';
import { between, flat, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { path } from '#bookmaking/drawing/marks.ts';
import type { Limb, Skeleton } from './skeleton.ts';

/** How far down the trunk a sleeve is sewn on. */
const ARMHOLE = 0.34;
/** How much of its half width a sleeve rises over its root. */
const RISES = 0.5;

/** Cloth from the collar down to a sleeve that a page draws large: without it a shoulder was a pad laid on a coat. */
export function yoke(s: Skeleton, side: 1 | -1, { root }: Limb, half: number, t: Tone): string {
  const collar = flat(s.torsoAt(side * 90, 0));
  const armhole = flat(s.torsoAt(side * 70, ARMHOLE));
  const [x, y] = flat(root);
  if (y - half * RISES < collar[1]) return '';
  const top: Point = [x, y - half * RISES];
  const [cx, cy] = between(collar, top, 0.5);
  return path(
    `M${num(collar[0])} ${num(collar[1])}Q${num(cx)} ${num(cy - half * 0.16)} ${num(top[0])} ${num(top[1])}L${num(x)} ${num(y)}L${num(armhole[0])} ${num(armhole[1])}Z`,
    t.base,
  );
}
