import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm, Pose } from '#bookmaking/hero/poses.ts';

/** On both knees before something as high as a desk, and gone to sleep on it. */
const SLUMP: Pose = {
  roll: 0,
  hips: 0,
  nod: -4,
  tilt: 70,
  armL: { upper: [84, 8], lower: [92, -70], hand: 'rest' },
  // The near one folded back, under the cheek.
  armR: { upper: [84, 2], lower: [100, -62], hand: 'rest' },
  legL: { upper: [26, 4], lower: [-86, 4], foot: 172 },
  legR: { upper: [18, 4], lower: [-86, 4], foot: 172 },
};

/** How far forward a trunk hangs that nobody holds up: from both knees, and out of a chair, which is higher. */
const LEAN = { knees: 64, chair: 48 };

const raised = ({ upper, lower, hand }: Arm, lift: number): Arm => ({
  upper: [upper[0] + lift, upper[1]],
  lower: [lower[0] + lift, lower[1]],
  hand,
});

/** Asleep in profile, facing right, a cheek on both arms; these lie at a point, knees or wheels are on a floor, and the head stays left of an edge, in mm. */
export function slumped(
  hero: Hero,
  size: number,
  desk: Point,
  floor: number,
  edge: number,
  light: Light,
): PlacedHero {
  const placed = (lift: number, x: number): PlacedHero =>
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
        body: {
          lean: (hero.wheelchair ? LEAN.chair : LEAN.knees) - lift * 0.4,
          armL: raised(SLUMP.armL, lift),
          armR: raised(SLUMP.armR, lift),
        },
      },
      light,
    );
  // Arms go up, and the back with them, as high as what they lie on.
  const off = (kid: PlacedHero): number => Math.abs(kid.handL[1] - desk[1]);
  let [lift, best] = [-30, placed(-30, 0)];
  for (let more = -26; more <= 26; more += 4) {
    const kid = placed(more, 0);
    if (off(kid) < off(best)) [lift, best] = [more, kid];
  }
  // Hands on it, and a head that hides nothing which is beyond its edge.
  const head = edge - best.head[0] - 44 * best.scale;
  return placed(lift, Math.min(desk[0] - best.handL[0], head));
}
