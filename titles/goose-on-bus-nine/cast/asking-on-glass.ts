// Who has drawn three waves on a fogged door, and asks about them.
import { type Box, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { oval } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import { type Mouth, open, TONGUE } from '#bookmaking/hero/mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { underFoot } from '#titles/goose-on-bus-nine/cast/shadow-under.ts';
import { armLength, shoulderAt, straightArm } from '#titles/goose-on-bus-nine/cast/straight-arm.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { suitcase } from '#titles/goose-on-bus-nine/set/suitcase.ts';

/** Who asks, from hair to shoes. */
interface Asking {
  readonly art: string;
  /** Its hand is on this side of all fog. */
  readonly arm: string;
  readonly face: Box;
  /** Where the fingertip is on the glass. */
  readonly tip: Point;
}

/** The floor of the bus behind the doors. */
const FLOOR = 170;

/** All of it goes after its finger, which is on the glass at `along`, and the face comes back to whom it asks; in a chair forward from the hips. Who is small has something to stand or sit on. */
export function askingOnGlass(hero: Hero, along: number): Asking {
  const rolls = hero.wheelchair !== undefined;
  const small = hero.years < 3;
  const place = (size: number, left: number, ground: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [left, ground],
      {
        pose: rolls ? 'sit' : small ? UP : LUNGE,
        mood: 'happy',
        face: { mouth: ASKS, eyes: 'wide', brow: [-10, -9, -1], flushed: true },
        yaw: YAW,
        pitch: 3,
        turn: LOOKS - YAW,
        gaze: [-0.9, -0.7],
        tilt: -8,
        armsByPage: true,
        body: rolls ? { lean: 20, roll: 0 } : {},
        leanInChair: rolls ? 20 : 0,
      },
      LAMPS,
    );
  const probe = place(100, 0, 0);
  const whole = (100 * (HIGH - FLOOR)) / probe.head[1];
  // A chair is on the floor, whoever is in it.
  const size = rolls ? Math.min(LARGEST, whole) : whole > LARGEST ? USUAL : whole;
  const stands = rolls ? FLOOR : HIGH - (probe.head[1] * size) / 100;
  const trial = place(size, 0, stands);
  const [x, y] = shoulderAt(trial, NEARER);
  const long = armLength(trial) * (small ? SHORT_ARM : 1);
  const up = radians(LIFTED);
  const tip: Point = [along, y - Math.sin(up) * long];
  const child = place(size, along - Math.cos(up) * long - x, stands);
  const under =
    stands < FLOOR - 1
      ? suitcase(child.origin[0] - 2, stands, FLOOR)
      : underFoot(child, FLOOR, rolls);
  return {
    art: under + child.art,
    arm: straightArm(hero, child, NEARER, tip),
    face: child.face,
    tip,
  };
}

/** Hardly open, and its corners up: somebody hopes that this is it. */
const ASKS: Mouth = {
  draw: () =>
    open(
      'M-8.6 -2.4Q0 .6 8.6 -2.4C8 4.4 4.4 8 0 8C-4.4 8 -8 4.4 -8.6 -2.4Z',
      '',
      oval(0, 8.4, 5, 3.4, TONGUE),
    ),
  at: [0, 8],
};
/** Toward the glass: one knee bent under all the weight, the other leg straight from hip to toe. */
const LUNGE: Pose = {
  lean: 18,
  roll: 2,
  hips: 4,
  nod: -14,
  armL: { upper: [60, 12], lower: [74, 0] },
  armR: { upper: [20, 150], lower: [20, 160] },
  legL: { upper: [46, 8], lower: [6, 4], foot: 0 },
  legR: { upper: [-38, 6], lower: [-44, 4], foot: 46 },
};
/** On the toes of both feet, and as far over them as goes: who is small has no weight to throw. */
const UP: Pose = {
  ...TIPTOE,
  lean: 14,
  legL: { upper: [6, 8], lower: [-6, 6], foot: 26 },
  legR: { upper: [-10, 6], lower: [-22, 4], foot: 34 },
};
/** Where the body goes, and where the face. */
const [YAW, LOOKS] = [46, -6];
/** How far an arm is from level, in degrees. */
const LIFTED = 13;
/** A short one that is all in front of a round chest is none. */
const SHORT_ARM = 1.25;
/** The arm that is toward us: the other one is behind a chest. */
const NEARER = -1;
/** How high the middle of a head is, and how large it may be: whoever would have a larger one is given something to stand on. */
const HIGH = 82;
const [USUAL, LARGEST] = [31, 36];
