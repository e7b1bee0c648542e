import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Limb, Skeleton } from './skeleton.ts';

/** Where the face is among the parts of a figure: what is deeper is drawn before it, and so behind. */
export const HEAD_DEPTH = 20;

/** From above the head is nearer to us than any arm that hangs or reaches ahead. */
export const isUnderHead = (s: Skeleton, limb: Limb): boolean =>
  s.pitch > 50 || (s.pitch > 25 && limb.end[1] > s.head[1] + 12);

/**
 * How deep an arm lies; side 1 is the hero's left. Only one that reaches forward, or is told to touch, may cross hair,
 * scarf or hood; none may cross an eye.
 */
export function armDepth(
  s: Skeleton,
  { touchL, touchR }: { readonly touchL?: Point; readonly touchR?: Point },
  side: 1 | -1,
  coversEye: (limb: Limb) => boolean,
): number {
  const limb = side > 0 ? s.armL : s.armR;
  const arm = side > 0 ? s.pose.armL : s.pose.armR;
  const touches = side > 0 ? touchL : touchR;
  const behindFace = coversEye(limb) || isUnderHead(s, limb);
  if (touches) return s.facing > 0 ? (behindFace ? 18 : 31) : -30;
  const depth = (limb.bend[2] + limb.end[2]) / 2 - s.torsoAt(0, 0.4, 0)[2];
  const reaches = arm.lower[0] > 45 || arm.upper[0] > 40;
  if (depth < -7) return -30 + depth * 0.01;
  if (depth > 12 && reaches && !behindFace) return 30 + depth * 0.01;
  const raised = limb.end[1] < s.head[1] + 30;
  return (raised ? 12 : 10) + depth * 0.01;
}
