import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/**
 * Where elbow and wrist are, in mm, if an arm goes up from its shoulder at two angles of the page: as long as that body's arm
 * is, and no longer. A head is large, so a little more than its bones.
 */
export function fromShoulder(
  { origin, scale, figure: { skeleton } }: PlacedHero,
  side: 1 | -1,
  upper: number,
  lower: number,
  more = 1.2,
): { elbow: Point; wrist: Point } {
  const { upperArm, foreArm } = skeleton.body;
  const [x, y] = shoulderOf(skeleton, side);
  const on = ([fromX, fromY]: Point, degrees: number, length: number): Point => [
    fromX + Math.cos(radians(degrees)) * length * scale * more,
    fromY + Math.sin(radians(degrees)) * length * scale * more,
  ];
  const elbow = on([origin[0] + x * scale, origin[1] + y * scale], upper, upperArm);
  return { elbow, wrist: on(elbow, lower, foreArm) };
}
