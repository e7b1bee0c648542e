import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { handOf } from '#bookmaking/hero/hand-of.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import {
  type HeroWish,
  outOfChair,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { liftSeat } from './stairlift.ts';

/**
 * The child sitting on a step; a child who came in a wheelchair sits on the stairlift at the same
 * step, so one staging is true for both.
 */
export function childOnStep(
  hero: Hero,
  headSize: number,
  seat: Point,
  wish: HeroWish,
  light: Light,
  /** The near arm of the lift is folded up: there is somebody on the lap. */
  openArm = false,
): PlacedHero {
  const body = handOf(hero).body(hero.years);
  const seatHeight = body.shin + body.sole + 4;
  const child = placeHero(
    outOfChair(hero),
    headSize,
    'pelvis',
    seat,
    { ...wish, seatHeight },
    light,
  );
  if (!hero.wheelchair) return { ...child, shadow: '' };
  const lift = liftSeat(child.figure.skeleton, light, hero.wheelchair, seatHeight);
  const [x, y] = child.origin;
  const placed = (art: string): string => at(x, y, child.scale, art);
  return {
    ...child,
    shadow: '',
    art: placed(lift.behind) + child.art + (openArm ? '' : placed(lift.before)),
  };
}
