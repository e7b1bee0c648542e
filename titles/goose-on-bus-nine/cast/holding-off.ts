// Whose button it is has one finger for who would press it, too: that is enough.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { shadowUnder, underFoot } from '#titles/goose-on-bus-nine/cast/shadow-under.ts';
import { armLength, shoulderAt, straightArm } from '#titles/goose-on-bus-nine/cast/straight-arm.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { suitcase } from '#titles/goose-on-bus-nine/set/suitcase.ts';

/** Where all stand. */
const FLOOR = 206;

interface HoldingOff {
  readonly child: PlacedHero;
  /** What lifts who is small. */
  readonly under: string;
  /** One arm, and the fingertip in which all ends. */
  readonly arm: string;
}

/** At ease, ankles crossed, one straight arm to a fingertip at `tip`; who rolls sits at ease in the whole chair. */
export function holdingOff(hero: Hero, tip: Point): HoldingOff {
  const rolls = hero.wheelchair !== undefined;
  const small = hero.years < 3;
  const place = (size: number, left: number, ground: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [left, ground],
      {
        pose: rolls ? 'sit' : small ? 'stand' : AT_EASE,
        mood: 'happy',
        face: { mouth: GRIN, eyes: 'open', brow: [-3, -8, -2], askew: 7, cheek: 0.6 },
        yaw: -YAW,
        pitch: 2,
        turn: YAW - 24,
        gaze: [-1, 0.1],
        tilt: 7,
        armsByPage: true,
      },
      LAMPS,
    );
  const headAt = rolls ? 116 : small ? 120 : hero.years < 9 ? 120 : TALLER;
  const probe = place(100, 0, 0);
  const whole = (100 * (headAt - FLOOR)) / probe.head[1];
  // A chair is on the floor, whoever is in it.
  const size = rolls ? Math.min(LARGEST, whole) : whole > LARGEST ? USUAL : whole;
  const stands = rolls ? FLOOR : headAt - (probe.head[1] * size) / 100;
  const trial = place(size, 0, stands);
  const [x, y] = shoulderAt(trial, NEARER);
  const long = armLength(trial) * (small ? SHORT_ARM : STRETCHED);
  const child = place(
    size,
    tip[0] + Math.sqrt(Math.max(0, long ** 2 - (tip[1] - y) ** 2)) - x,
    stands,
  );
  return {
    child,
    under:
      stands < FLOOR - 1
        ? shadowUnder(child.origin[0], FLOOR, 33) + suitcase(child.origin[0], stands, FLOOR)
        : underFoot(child, FLOOR, rolls, -1),
    arm: straightArm(hero, child, NEARER, tip),
  };
}

/** No weight to hold at all: one leg carries, the other is crossed before it, on its toe. */
const AT_EASE: Pose = {
  lean: -3,
  roll: 4,
  hips: 6,
  armL: { upper: [60, 12], lower: [74, 0] },
  armR: { upper: [-20, 20], lower: [-20, 10] },
  legL: { upper: [20, -20], lower: [0, -26], foot: 58 },
  legR: { upper: [-2, 2], lower: [-4, 0], foot: 0 },
};
const YAW = 34;
/** Where the head is of who has grown by an eighth since. */
const TALLER = 112;
/** Of an arm, with a finger at its end. */
const STRETCHED = 0.98;
/** A short one that is all in front of a round chest is none. */
const SHORT_ARM = 1.3;
/** The arm that is toward us: the other one is behind a back. */
const NEARER = 1;
/** How large a head may be: whoever would have a larger one is given something to stand on. */
const [USUAL, LARGEST] = [31, 36];
