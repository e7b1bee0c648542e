import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { childOnStep } from './child-on-step.ts';

/** Somebody who has gone to sleep where they sat: what is on the floor and the stairs, and above it. */
export interface Slumped {
  readonly kid: PlacedHero;
  readonly art: string;
}

const ASLEEP = {
  mood: 'happy',
  face: { mouth: 'tiny', eyes: 'closed', brow: [-6, -9, -3] },
} as const;

/** On the lowest stair, knees drawn up. */
const ON_STAIR: Pose = {
  seat: true,
  roll: 0,
  hips: 0,
  nod: 10,
  armL: { upper: [10, 10], lower: [10, 0] },
  armR: { upper: [10, 10], lower: [10, 0] },
  legL: { upper: [118, 10], lower: [-12, -2] },
  legR: { upper: [116, 10], lower: [-16, -2] },
};

/** From the middle of a head to the arms it sleeps on, in hero units. */
const UNDER_CHIN = 60;

/** In a chair: the head has gone over to its side, and one arm out of it. */
const IN_CHAIR: Pose = {
  roll: 16,
  lean: 6,
  hips: 0,
  nod: 22,
  tilt: 30,
  armL: { upper: [0, 20], lower: [0, 4], hand: 'rest' },
  armR: { upper: [20, 8], lower: [76, -30], hand: 'rest' },
  legL: { upper: [86, 6], lower: [8, 0] },
  legR: { upper: [86, 6], lower: [4, 0] },
};

/** Asleep at the foot of the stairs, a cheek on both arms, and these on both knees (who rolls, in the chair); the seat and the floor in mm. */
export function slumped(
  hero: Hero,
  size: number,
  seat: Point,
  floor: number,
  light: Light,
): Slumped {
  const worn = inPyjamas(hero);
  if (hero.wheelchair) {
    const kid = placeHero(
      worn,
      size,
      'ground',
      [seat[0], floor],
      { pose: IN_CHAIR, ...ASLEEP, yaw: 34, pitch: 4 },
      light,
    );
    return { kid, art: kid.art };
  }
  const leaning = (lean: number): PlacedHero =>
    childOnStep(
      worn,
      size,
      seat,
      { pose: { ...ON_STAIR, lean }, ...ASLEEP, yaw: -10, pitch: 6, tilt: 24, armsByPage: true },
      light,
    );
  // A long back bends further, until what the cheek lies on lies on the knees.
  const above = ({ figure }: PlacedHero): number =>
    Math.abs(figure.head[1] + UNDER_CHIN - figure.skeleton.legL.bend[1] + 6);
  const kid = [36, 44, 52, 60, 68, 76]
    .map(leaning)
    .reduce((best, other) => (above(other) < above(best) ? other : best));
  const [hx, hy] = kid.head;
  const u = kid.scale;
  const lies = (side: 1 | -1, elbow: Point, wrist: Point, flip: boolean): string =>
    ownArm(worn, kid, side, { elbow, wrist, hand: flat, flip, size: 1.06 }, light).art;
  const on = hy + UNDER_CHIN * u;
  return {
    kid,
    art:
      kid.art +
      clip(
        `M0 0H216V${on + 6}H0Z`,
        lies(1, [hx + 66 * u, on - 1], [hx - 4 * u, on - 4], false) +
          lies(-1, [hx - 66 * u, on], [hx + 10 * u, on - 1], true),
      ),
  };
}
