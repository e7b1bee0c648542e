import { clamp, radians } from '#bookmaking/drawing/geometry.ts';
import type { Limb } from './skeleton.ts';

/** From the wrist to the middle of a hand, in units of a hand. */
const MIDDLE = 16;

/** Is a hand where its own upper arm is? Drawn behind it as others are, all but fingertips was lost in the sleeve. */
export function isBeforeArm(
  { root, bend, end }: Limb,
  degrees: number,
  size: number,
  half: number,
): boolean {
  const turn = radians(degrees);
  const [x, y] = [end[0] + MIDDLE * size * Math.cos(turn), end[1] + MIDDLE * size * Math.sin(turn)];
  const [dx, dy] = [bend[0] - root[0], bend[1] - root[1]];
  const t = clamp(((x - root[0]) * dx + (y - root[1]) * dy) / (dx * dx + dy * dy || 1), 0, 1);
  return Math.hypot(x - root[0] - dx * t, y - root[1] - dy * t) < half * 1.6;
}

/** Does the forearm come back along the upper arm? Then it lies over a short sleeve, not under it. */
export function isFoldedBack({ root, bend, end }: Limb): boolean {
  const [ux, uy] = [bend[0] - root[0], bend[1] - root[1]];
  const [fx, fy] = [end[0] - bend[0], end[1] - bend[1]];
  return ux * fx + uy * fy < -0.1 * Math.hypot(ux, uy) * Math.hypot(fx, fy);
}
