import { between, degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { finger, flat } from '#bookmaking/hero/close-hand.ts';
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

/** The other hand, flat on a counter's top, with a body's weight on a straight arm; as near to `where` as that arm goes. */
export function leaningHand(hero: Hero, child: PlacedHero, where: Point, light: Light): string {
  const { origin, scale, figure } = child;
  const { body } = figure.skeleton;
  const [sx, sy] = shoulderOf(figure.skeleton, -1);
  const shoulder: Point = [origin[0] + sx * scale, origin[1] + sy * scale];
  const far = Math.hypot(where[0] - shoulder[0], where[1] - shoulder[1]);
  const wrist = between(
    shoulder,
    where,
    Math.min(1, ((body.upperArm + body.foreArm) * scale) / far),
  );
  const [x, y] = between(shoulder, wrist, 0.5);
  const wish = { elbow: [x - 2, y + 1], wrist, hand: flat, degrees: 74, size: 1 } as const;
  return ownArm(hero, child, -1, wish, light).art;
}
