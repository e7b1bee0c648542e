// Who has been told in writing that the button is theirs, and makes sure of it.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { shadowUnder, underFoot } from '#titles/goose-on-bus-nine/cast/shadow-under.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { suitcase } from '#titles/goose-on-bus-nine/set/suitcase.ts';

/** Where all stand. */
const FLOOR = 206;

interface Reaching {
  readonly child: PlacedHero;
  /** What lifts who is small. */
  readonly under: string;
  /** Toward what is red, and an inch short. */
  readonly reach: string;
}

/** All the weight on the knee that is nearer to it, one arm straight to what is wanted, and both eyes back at whom one does not trust; in a chair forward from the hips like a duelist. */
export function reachingAhead(hero: Hero, [wantedX, wantedY]: Point): Reaching {
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
        face: { mouth: GRIN, eyes: 'wide', brow: [-9, -12, -4], askew: 6, cheek: 1 },
        yaw: YAW,
        pitch: 2,
        turn: (rolls ? 36 : small ? 42 : 34) - YAW,
        gaze: [-1.2, -0.7],
        tilt: -8,
        armsByPage: true,
        body: rolls ? { lean: 20, roll: 0 } : {},
        leanInChair: rolls ? 20 : 0,
      },
      LAMPS,
    );
  const headAt = rolls ? 112 : small ? 117 : hero.years < 9 ? 122 : TALLER;
  const probe = place(100, 0, 0);
  const whole = (100 * (headAt - FLOOR)) / probe.head[1];
  // A chair is on the floor, whoever is in it.
  const size = rolls ? Math.min(LARGEST, whole) : whole > LARGEST ? USUAL : whole;
  const stands = rolls ? FLOOR : headAt - (probe.head[1] * size) / 100;
  const shoulder = (kid: PlacedHero): Point => {
    const [dx, dy] = shoulderOf(kid.figure.skeleton, NEARER);
    return [kid.origin[0] + dx * kid.scale, kid.origin[1] + dy * kid.scale];
  };
  const tip: Point = [wantedX - (hero.years < 1 ? SOLES : 0), wantedY];
  const { body } = probe.figure.skeleton;
  const long = (body.upperArm + body.foreArm + body.hand * 39) * (small ? SHORT_ARM : STRETCHED);
  const trial = place(size, 0, stands);
  const from = shoulder(trial);
  const across = Math.sqrt(Math.max(0, (long * trial.scale) ** 2 - (tip[1] - from[1]) ** 2));
  const child = place(size, tip[0] - across - from[0], stands);
  const [x, y] = shoulder(child);
  const aim = (Math.atan2(tip[1] - y, tip[0] - x) * 180) / Math.PI;
  const wrist = wristOfFinger(child, tip, aim, HAND);
  return {
    child,
    under:
      stands < FLOOR - 1
        ? shadowUnder(child.origin[0] - 2, FLOOR, 33) + suitcase(child.origin[0] - 2, stands, FLOOR)
        : underFoot(child, FLOOR, rolls),
    reach: ownArm(
      hero,
      child,
      NEARER,
      {
        elbow: [(x + wrist[0]) / 2, (y + wrist[1]) / 2 + 1],
        wrist,
        hand: finger,
        degrees: aim,
        size: HAND,
      },
      LAMPS,
    ).art,
  };
}

/** Toward what is wanted: one knee bent under all the weight, the other leg straight from hip to toe. */
const LUNGE: Pose = {
  lean: 20,
  roll: 2,
  hips: 4,
  nod: -14,
  tilt: -2,
  armL: { upper: [60, 12], lower: [74, 0] },
  armR: { upper: [20, 150], lower: [20, 160] },
  legL: { upper: [50, 8], lower: [4, 4], foot: 0 },
  legR: { upper: [-42, 6], lower: [-48, 4], foot: 48 },
};
/** On the toes of both feet, and as far over them as goes: who is small has no weight to throw. */
const UP: Pose = {
  ...TIPTOE,
  lean: 14,
  legL: { upper: [6, 8], lower: [-6, 6], foot: 26 },
  legR: { upper: [-10, 6], lower: [-22, 4], foot: 34 },
};
const YAW = 52;
const HAND = 1.3;
/** Where the head is of who has grown by an eighth since. */
const TALLER = 112;
/** How much further off they sit whose soles are before them. */
const SOLES = 2;
/** Of an arm, with a finger at its end. */
const STRETCHED = 0.96;
/** A short one that is all in front of a round chest is none. */
const SHORT_ARM = 1.3;
/** The arm that is toward us: the other one is behind a chest. */
const NEARER = -1;
/** How large a head may be: whoever would have a larger one is given something to stand on. */
const [USUAL, LARGEST] = [31, 36];
