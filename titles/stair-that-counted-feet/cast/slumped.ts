import { polygon } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
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

/** In a chair beside the stairs, bent over to them as over a desk. */
const IN_CHAIR: Pose = { ...ON_STAIR, roll: 8, twist: 10, lean: 44, nod: 0, tilt: 0 };

/** Half the width of a face, and half the height of one with its jaw, in hero units: a cheek lies on a sleeve and no sleeve on a cheek. */
const FACE = [43, 49] as const;
/** From the middle of a head to the middle of the upper arm that it sleeps on, in hero units. */
const UNDER_CHIN = 60;

/** Asleep at the foot of the stairs, a cheek on both arms, and these on both knees (who rolls: in the chair, its head `over` the tread beside); all in mm. */
export function slumped(
  hero: Hero,
  size: number,
  { seat, floor, over }: { readonly seat: Point; readonly floor: number; readonly over: number },
  light: Light,
): Slumped {
  const worn = inPyjamas(hero);
  const pillow = hero.wheelchair
    ? beside(worn, size, over, floor, light)
    : onKnees(worn, size, seat, light);
  return { kid: pillow, art: pillow.art + onBothArms(worn, pillow, light) };
}

function onKnees(hero: Hero, size: number, seat: Point, light: Light): PlacedHero {
  const leaning = (lean: number): PlacedHero =>
    childOnStep(
      hero,
      size,
      seat,
      { pose: { ...ON_STAIR, lean }, ...ASLEEP, yaw: -10, pitch: 6, tilt: 24, armsByPage: true },
      light,
    );
  // A long back bends further, until what the cheek lies on lies on the knees.
  const above = ({ figure }: PlacedHero): number =>
    Math.abs(figure.head[1] + UNDER_CHIN - figure.skeleton.legL.bend[1] + 6);
  return [36, 44, 52, 60, 68, 76]
    .map(leaning)
    .reduce((best, other) => (above(other) < above(best) ? other : best));
}

function beside(hero: Hero, size: number, x: number, floor: number, light: Light): PlacedHero {
  const wish = {
    pose: IN_CHAIR,
    ...ASLEEP,
    yaw: 52,
    pitch: 4,
    tilt: 30,
    leanInChair: 50,
    armsByPage: true,
  };
  const { head } = placeHero(hero, size, 'ground', [x, floor], wish, light);
  return placeHero(hero, size, 'ground', [2 * x - head[0], floor], wish, light);
}

/** One forearm on the other, and a hand out at each end; from beside, both hands are at the same end. */
function onBothArms(hero: Hero, kid: PlacedHero, light: Light): string {
  const [hx, hy] = kid.head;
  const u = kid.scale;
  const tilt = kid.figure.skeleton.headTilt;
  const on = (x: number, y: number): Point => [hx + x * u, hy + (UNDER_CHIN + y) * u];
  const arm = (side: 1 | -1, elbow: Point, wrist: Point): string =>
    ownArm(
      hero,
      kid,
      side,
      { elbow, wrist, hand: flat, flip: side < 0 || wrist[0] > elbow[0], size: 1.06 },
      light,
    ).art;
  const round = Array.from({ length: 24 }, (_, i): Point => {
    const [a, t] = [(-i / 12) * Math.PI, radians(tilt)];
    const [x, y] = [Math.cos(a) * FACE[0] * u, Math.sin(a) * FACE[1] * u];
    return [hx + x * Math.cos(t) - y * Math.sin(t), hy + x * Math.sin(t) + y * Math.cos(t)];
  });
  return clip(
    `M-200 0H216V230H-200Z${polygon(round)}`,
    hero.wheelchair
      ? arm(1, on(-6, 22), on(42, 20)) + arm(-1, on(-40, 10), on(14, 4))
      : arm(1, on(56, 24), on(-30, 26)) + arm(-1, on(-56, 6), on(24, 4)),
  );
}
