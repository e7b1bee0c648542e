import { clamp, type Point, type Point3 } from '#bookmaking/drawing/geometry.ts';

/** How far beyond a wrist a fingertip is, and the middle of a closed hand, in units of a hand. */
export const TIP = 30;
export const FIST = 10;

/**
 * Bends an arm so that its fingertip is where the page wants it: two bones in the plane of the
 * page. The elbow hangs, or stands off where the way down would lead it into the trunk. The arm's depth is spent on the difference between the
 * bones' length and the distance, so a near target brings the elbow toward us instead of
 * shrinking the arm. Too far a target is pointed at with a straight arm.
 *
 * `out` is how far the trunk lies to the left of this shoulder on the page, -1 to 1; `tip` the length from wrist to fingertip. All lengths are hero units in the drawing.
 */
export function bendTo(
  shoulder: Point3,
  target: Point,
  upperArm: number,
  foreArm: number,
  tip: number,
  out = 0,
): { bend: Point3; end: Point3 } {
  const dx = target[0] - shoulder[0];
  const dy = target[1] - shoulder[1];
  const distance = Math.hypot(dx, dy) || 1;
  const lower = foreArm + tip;
  const reach = Math.min(distance, (upperArm + lower) * 0.985);
  const [ux, uy] = [dx / distance, dy / distance];
  const along = (upperArm ** 2 - lower ** 2 + reach ** 2) / (2 * reach);
  const clampedAlong = clamp(along, -upperArm * 0.9, upperArm);
  const off = Math.sqrt(Math.max(0, upperArm ** 2 - clampedAlong ** 2));
  // Of the two sides of the line the lower one, but outside the trunk.
  const [nx, ny] = ux > 0.6 * out * uy ? [-uy, ux] : [uy, -ux];
  const spread = 0.8;
  const bend: Point3 = [
    shoulder[0] + ux * clampedAlong + nx * off * spread,
    shoulder[1] + uy * clampedAlong + ny * off * spread,
    shoulder[2] + off * 0.6 + 12,
  ];
  const tipPoint: Point = [shoulder[0] + ux * reach, shoulder[1] + uy * reach];
  const span = Math.hypot(tipPoint[0] - bend[0], tipPoint[1] - bend[1]) || 1;
  const back = Math.min(tip, span * 0.6) / span;
  return {
    bend,
    end: [
      tipPoint[0] + (bend[0] - tipPoint[0]) * back,
      tipPoint[1] + (bend[1] - tipPoint[1]) * back,
      bend[2] + 14,
    ],
  };
}
