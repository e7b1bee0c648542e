import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';

/** On both knees before something as high as a desk, and gone to sleep on it. */
const SLUMP: Pose = {
  roll: 0,
  hips: 0,
  nod: -4,
  tilt: 70,
  armL: { upper: [84, 8], lower: [92, -62], hand: 'rest' },
  armR: { upper: [84, 4], lower: [96, -24], hand: 'rest' },
  legL: { upper: [26, 4], lower: [-86, 4], foot: 172 },
  legR: { upper: [18, 4], lower: [-86, 4], foot: 172 },
};

/** Asleep in profile, facing right, a cheek on both arms; these lie at a point, knees or wheels are on a floor, and the head stays left of an edge, in mm. */
export function slumped(
  hero: Hero,
  size: number,
  desk: Point,
  floor: number,
  edge: number,
  light: Light,
): PlacedHero {
  const placed = (lean: number, x: number): PlacedHero =>
    placeHero(
      inPyjamas(hero),
      size,
      'ground',
      [x, floor],
      {
        pose: SLUMP,
        mood: 'happy',
        face: { mouth: 'tiny', eyes: 'closed', brow: [-6, -9, -3] },
        yaw: 74,
        pitch: 4,
        leanInChair: 90,
        body: { lean },
      },
      light,
    );
  // As far forward as brings the arms down on what they lie on.
  const off = (kid: PlacedHero): number => Math.abs(kid.handL[1] - desk[1]);
  let best = placed(58, 0);
  for (let lean = 62; lean <= 88; lean += 4) {
    const kid = placed(lean, 0);
    if (off(kid) < off(best)) best = kid;
  }
  const lean = best.figure.skeleton.pose.lean ?? 0;
  // Hands on it, and a head that hides nothing which is beyond its edge.
  const head = edge - best.head[0] - 44 * best.scale;
  return placed(lean, Math.min(desk[0] - best.handL[0], head));
}
