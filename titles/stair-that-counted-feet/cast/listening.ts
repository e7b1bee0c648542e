import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import {
  type HeroWish,
  inPyjamas,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { childOnStep } from './child-on-step.ts';

const EARS_ALONE = {
  mood: 'happy',
  face: { mouth: 'tiny', eyes: 'closed', brow: [-8, -11, -4] },
  pitch: 4,
} as const;

/** On the lowest stair, both soles on the floor, a hand behind an ear, and the head to one side. */
const ON_STAIR: Pose = {
  seat: true,
  lean: 16,
  shrug: 4,
  roll: 4,
  hips: 0,
  armL: { upper: [40, 10], lower: [150, 0], hand: 'open' },
  // Out of sight, in the lap.
  armR: { upper: [-10, 2], lower: [20, -10], hand: 'open' },
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
  const placed = (touch: Pick<HeroWish, 'touchL' | 'touchR'>): PlacedHero =>
    hero.wheelchair
      ? placeHero(worn, size, 'ground', floor, { ...inChair, ...touch }, light)
      : childOnStep(worn, size, [seat[0], seat[1] - 0.16 * size], { ...onStair, ...touch }, light);
  // Behind the ear that is toward us.
  const [x, y] = placed({ touchL: FAR_AWAY, touchR: FAR_AWAY }).head;
  return placed(
    hero.wheelchair
      ? { touchR: [x - 0.27 * size, y + 0.04 * size] }
      : { touchL: [x + 0.4 * size, y + 0.02 * size] },
  );
}

/** Where an arm points of which only the head is wanted that goes with it. */
const FAR_AWAY: Point = [0, 400];
const onStair = { pose: ON_STAIR, ...EARS_ALONE, yaw: -46, tilt: 14, nod: 6 } as const;
const inChair = {
  // The other hand is on its rim.
  pose: { ...ON_STAIR, roll: 0, armL: { upper: [4, 8], lower: [40, 2] } },
  ...EARS_ALONE,
  yaw: 76,
  turn: -12,
  tilt: 14,
  nod: 8,
} as const;
