// One straight arm from the engine's own shoulder to a fingertip, which is where all of it ends.
import { degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** How much larger than usual a hand is that is all about its finger. */
const HAND = 1.3;

/** Where an arm begins, in mm on the sheet; side 1 is the hero's left. */
export const shoulderAt = ({ figure, origin, scale }: PlacedHero, side: 1 | -1): Point => {
  const [dx, dy] = shoulderOf(figure.skeleton, side);
  return [origin[0] + dx * scale, origin[1] + dy * scale];
};

/** From there to the tip of a finger, in mm. */
export const armLength = ({ figure, scale }: PlacedHero): number => {
  const { upperArm, foreArm, hand } = figure.skeleton.body;
  return (upperArm + foreArm + hand * 39) * scale;
};

/** The arm of that side (1, of who faces left; -1, of who faces right), its thumb up, its fingertip at `tip`. */
export function straightArm(hero: Hero, child: PlacedHero, side: 1 | -1, tip: Point): string {
  const [x, y] = shoulderAt(child, side);
  const aim = degreesOf(Math.atan2(tip[1] - y, tip[0] - x));
  const left = side > 0;
  // A hand that points to the left is a mirrored one.
  const [wx, wy] = left
    ? wristOfFinger(child, [-tip[0], tip[1]], 180 - aim, HAND)
    : wristOfFinger(child, tip, aim, HAND);
  const wrist: Point = [left ? -wx : wx, wy];
  return ownArm(
    hero,
    child,
    side,
    {
      elbow: [(x + wrist[0]) / 2, (y + wrist[1]) / 2],
      wrist,
      hand: finger,
      degrees: aim,
      flip: left,
      size: HAND,
    },
    LAMPS,
  ).art;
}
