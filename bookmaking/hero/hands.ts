import { clamp, degreesOf, lerp } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { handOf } from './hand-of.ts';
import type { Hero } from './hero.ts';
import type { Skeleton } from './skeleton.ts';
import { skinTone } from './skin-tone.ts';

/** The hero's hand at the end of an arm; side 1 is the hero's left. */
export function handAt(skeleton: Skeleton, side: 1 | -1, light: Light, hero: Hero): string {
  const limb = side > 0 ? skeleton.armL : skeleton.armR;
  const arm = side > 0 ? skeleton.pose.armL : skeleton.pose.armR;
  const dx = limb.end[0] - limb.bend[0];
  const dy = limb.end[1] - limb.bend[1];
  const seenLength = clamp(Math.hypot(dx, dy) / skeleton.body.foreArm, 0, 1);
  const raised = arm.upper[1] > 90 || arm.lower[1] > 90;
  const isBack = skeleton.facing < -0.15;
  // A raised arm shows the other edge of the hand, and so does a back view.
  const mirror = (isBack ? 1 : -1) * side * (raised ? 1 : -1) > 0;
  const upright = arm.hand === 'point' && dx < 0 !== mirror;
  const size = skeleton.body.hand;
  return at(
    limb.end[0],
    limb.end[1],
    size * skeleton.body.plump * (mirror !== upright ? 1 : -1),
    handOf(hero).fingers(arm.hand ?? 'rest', skinTone(light, hero.skin), isBack),
    degreesOf(Math.atan2(dy, dx)),
    size * lerp(0.82, 1, seenLength),
  );
}
