import { degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** How large a hand that dares. */
const HAND = 1.2;

/** One straight line out of the shoulder to something that a finger slides. Side 1 is the hero's left. */
export function fingerOn(
  hero: Hero,
  child: PlacedHero,
  side: 1 | -1,
  tip: Point,
  light: Light,
): string {
  const [sx, sy] = shoulderOf(child.figure.skeleton, side);
  const shoulder: Point = [child.origin[0] + sx * child.scale, child.origin[1] + sy * child.scale];
  const degrees = degreesOf(Math.atan2(tip[1] - shoulder[1], tip[0] - shoulder[0])) - 6;
  const wrist = wristOfFinger(child, tip, degrees, HAND);
  const elbow: Point = [(shoulder[0] + wrist[0]) / 2 + 1, (shoulder[1] + wrist[1]) / 2 + 3];
  return ownArm(hero, child, side, { elbow, wrist, hand: finger, degrees, size: HAND }, light).art;
}
