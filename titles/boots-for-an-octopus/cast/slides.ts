import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { underHat } from './hat.ts';

/** One arm down to a slide's knob, fingers round it; for a hero placed with `armsByPage`. Side 1 is the hero's left. */
export function slides(
  hero: Hero,
  child: PlacedHero,
  side: 1 | -1,
  wrist: Point,
  light: Light,
): OwnArm {
  const fromRight = child.head[0] > wrist[0];
  return ownArm(
    underHat(hero),
    child,
    side,
    {
      wrist,
      elbow: elbowOf(child, side, wrist, fromRight ? -1 : 1),
      hand: grip,
      degrees: fromRight ? 184 : -4,
      flip: fromRight,
      size: 1.3,
    },
    light,
  );
}
