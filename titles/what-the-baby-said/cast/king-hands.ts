import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { fist, thumbed } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { pancake } from './pancakes.ts';

// Both hands of somebody on a throne, for a hero placed with `armsByPage`.

/** No hand goes farther to the right, in mm: the page ends. */
const TRIM = 195;

/** The hero's left arm, its forearm up and well out from the face, and a fork in its fist, held as kings hold theirs. */
export function forkInFist(hero: Hero, child: PlacedHero, light: Light): string {
  const { origin, scale, figure, head } = child;
  const { armL, body } = figure.skeleton;
  const elbow: Point = [origin[0] + armL.bend[0] * scale, origin[1] + armL.bend[1] * scale];
  const long = body.foreArm * scale * 0.94;
  const out = Math.min(Math.max(long * 0.5, head[0] + 72 * scale - elbow[0]), TRIM - elbow[0]);
  const wrist: Point = [elbow[0] + out, elbow[1] - Math.sqrt(Math.max(0, long * long - out * out))];
  const hand = body.hand * scale * 1.15;
  const arm = ownArm(
    hero,
    child,
    1,
    { elbow, wrist, hand: fist, degrees: 214, flip: true, size: 1.15 },
    light,
  );
  return at(wrist[0] - 12 * hand, wrist[1] - 8 * hand, 1, scepter(light), 12) + arm.art;
}

/** A fork with a pancake on it; where it is held is (0, 0). */
const scepter = (light: Light): string => {
  const steel = tone(light, '#d9dbe4');
  return (
    line('M0 13V-16', steel.base, 2.6) +
    line('M-4 -28V-20Q-4 -15 0 -15Q4 -15 4 -20V-28M0 -28V-16', steel.base, 1.7) +
    at(0, -26, 0.34, pancake(light, 0.5), -14)
  );
};

/** The hero's right arm: fingers under the rim of a plate, which is drawn next, and a thumb that comes over it. */
export function plateInHand(hero: Hero, child: PlacedHero, rim: Point, light: Light): OwnArm {
  const { origin, scale, figure } = child;
  const [sx, sy] = shoulderOf(figure.skeleton, -1);
  const shoulder: Point = [origin[0] + sx * scale, origin[1] + sy * scale];
  const wrist: Point = [rim[0] - 15 * figure.skeleton.body.hand * scale, rim[1]];
  return ownArm(
    hero,
    child,
    -1,
    {
      elbow: [Math.min(shoulder[0], wrist[0]) - 4, shoulder[1] * 0.4 + wrist[1] * 0.6],
      wrist,
      hand: thumbed,
      degrees: 6,
      size: 1.1,
    },
    light,
  );
}
