import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { childOnStep } from './child-on-step.ts';

const EARS_ALONE = {
  mood: 'happy',
  face: { mouth: 'tiny', eyes: 'closed', brow: [-8, -11, -4] },
  pitch: 4,
} as const;

/** On the lowest stair, both soles on the floor, a hand on a knee, and the head to one side. */
const ON_STAIR: Pose = {
  seat: true,
  lean: 12,
  roll: 4,
  hips: 0,
  armL: { upper: [2, 8], lower: [42, -4] },
  // Out of sight, in the lap.
  armR: { upper: [-10, 2], lower: [20, -10] },
  legL: { upper: [90, 8], lower: [2, 4] },
  legR: { upper: [86, 8], lower: [10, 4] },
};

/** Somebody with shut eyes, for whom a stair breathes: sits on the lowest one (who rolls: in the chair before it); in mm. */
export function listening(
  hero: Hero,
  size: number,
  { seat, floor }: { readonly seat: Point; readonly floor: Point },
  light: Light,
): PlacedHero {
  const worn = inPyjamas(hero);
  return hero.wheelchair
    ? placeHero(
        worn,
        size,
        'ground',
        floor,
        { pose: { ...ON_STAIR, roll: 0 }, ...EARS_ALONE, yaw: 76, turn: -12, tilt: 14, nod: 8 },
        light,
      )
    : childOnStep(
        worn,
        size,
        [seat[0], seat[1] - 0.16 * size],
        { pose: ON_STAIR, ...EARS_ALONE, yaw: -46, tilt: 14, nod: 6 },
        light,
      );
}
