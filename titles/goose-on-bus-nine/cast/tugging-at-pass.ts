// Who has hold of one end of a pass and does not mean to let go: the other hand is on its way to the button.
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { finger, fist } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import { type OwnArm, ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { fistAtEdge } from '#titles/goose-on-bus-nine/cast/fist-at-edge.ts';
import { onRim } from '#titles/goose-on-bus-nine/cast/on-rim.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** Where all stand. */
const FLOOR = 203;

interface Tugging {
  readonly child: PlacedHero;
  /** What lifts who is small. */
  readonly under: string;
  /** Up to what is held, a fist below its edge; of who rolls, back on a rim. */
  readonly other: OwnArm;
  /** Toward what is red, and a finger's breadth short. */
  readonly reach: string;
}

/** All the weight on the knee that is nearer to it, one arm up to what is held, one straight to what is wanted; in a chair forward from the hips like a duelist, the free hand back on a rim. */
export function tuggingAtPass(hero: Hero, [x, y]: Point, wanted: Point): Tugging {
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
        face: { mouth: BITING_A_LIP, eyes: 'wide', brow: [-2, -8, -4], askew: 7, cheek: 1 },
        yaw: YAW,
        pitch: 2,
        turn: (rolls ? 76 : 34) - YAW,
        gaze: [1, 0.55],
        tilt: -8,
        armsByPage: true,
        body: rolls ? { lean: 28, roll: 0 } : {},
        leanInChair: 28,
      },
      LAMPS,
    );
  const headAt = rolls ? 107 : small ? 109 : 118;
  const probe = place(100, 0, 0);
  const whole = (100 * (headAt - FLOOR)) / probe.head[1];
  // A chair is on the floor, whoever is in it.
  const size = rolls ? Math.min(LARGEST, whole) : whole > LARGEST ? USUAL : whole;
  const stands = rolls ? FLOOR : headAt - (probe.head[1] * size) / 100;
  const shoulder = (kid: PlacedHero, side: 1 | -1): Point => {
    const [dx, dy] = shoulderOf(kid.figure.skeleton, side);
    return [kid.origin[0] + dx * kid.scale, kid.origin[1] + dy * kid.scale];
  };
  // Across a chest with the nearer arm; who has that hand on a rim reaches with the other.
  const points = rolls ? 1 : -1;
  const { body } = probe.figure.skeleton;
  const long = (body.upperArm + body.foreArm + body.hand * 39) * STRETCHED;
  const trial = place(size, 0, stands);
  const from = shoulder(trial, points);
  const across = Math.sqrt(Math.max(0, (long * trial.scale) ** 2 - (wanted[1] - from[1]) ** 2));
  const left = Math.max(LEFTMOST, wanted[0] - across - from[0]);
  const child = place(size, left, stands);
  const straight = (side: 1 | -1, wrist: Point): Point => {
    const [rx, ry] = shoulder(child, side);
    return [(rx + wrist[0]) / 2, (ry + wrist[1]) / 2 + 1];
  };
  const [rx, ry] = shoulder(child, points);
  const aim = (Math.atan2(wanted[1] - ry, wanted[0] - rx) * 180) / Math.PI;
  const fingerWrist = wristOfFinger(child, wanted, aim, HAND);
  const other = rolls ? onRim(child) : ([x - 2, y + 7] as const);
  return {
    child,
    under: stands < FLOOR - 1 ? suitcase(child.origin[0] - 2, stands) : '',
    other: ownArm(
      hero,
      child,
      rolls ? -1 : 1,
      {
        elbow: rolls ? bentBack(shoulder(child, -1), other) : straight(1, other),
        wrist: other,
        hand: rolls ? fist : fistAtEdge,
        degrees: rolls ? 60 : -72,
        size: rolls ? 1.1 : HAND,
      },
      LAMPS,
    ),
    reach: ownArm(
      hero,
      child,
      points,
      {
        elbow: straight(points, fingerWrist),
        wrist: fingerWrist,
        hand: finger,
        degrees: aim,
        size: HAND,
      },
      LAMPS,
    ).art,
  };
}

/** Behind a back, as an elbow is of a hand that is down at a wheel. */
const bentBack = ([sx, sy]: Point, [x, y]: Point): Point => [
  (sx + x) / 2 - (y - sy) * 0.22,
  (sy + y) / 2,
];

/** Toward what is wanted: one knee bent under all the weight, the other leg straight from hip to toe. */
const LUNGE: Pose = {
  lean: 20,
  roll: 2,
  hips: 4,
  nod: -14,
  tilt: -2,
  armL: { upper: [60, 12], lower: [74, 0] },
  armR: { upper: [20, 150], lower: [20, 160] },
  legL: { upper: [62, 8], lower: [-2, 4], foot: 0 },
  legR: { upper: [-36, 6], lower: [-42, 4], foot: 44 },
};
/** On both soles: who is small has no weight to throw. */
const UP: Pose = {
  ...TIPTOE,
  lean: -6,
  legL: { upper: [10, 8], lower: [4, 6], foot: 0 },
  legR: { upper: [-6, 6], lower: [-8, 4], foot: 0 },
};
const YAW = 52;
const HAND = 1.3;
/** Of an arm, with a finger at its end. */
const STRETCHED = 1.02;
/** Where a foot or a wheel is still on the page. */
const LEFTMOST = 40;
/** How large a head may be: whoever would have a larger one is given something to stand on. */
const [USUAL, LARGEST] = [31, 36];

/** Somebody's, on its side; its lid is at `top`. */
const suitcase = (x: number, top: number): string => {
  const [left, height] = [x - 29, FLOOR + 1 - top];
  return (
    path(roundedBox(left, top - 1, 58, height, 3.4), '#7c3f3a') +
    path(roundedBox(left, top - 1, 58, 2.4, 1), '#a9605a') +
    line(
      `M${num(left + 12)} ${num(top)}V${FLOOR - 0.6}M${num(left + 46)} ${num(top)}V${FLOOR - 0.6}`,
      '#5a2a30',
      4,
    ) +
    line(
      `M${num(left + 10.4)} ${num(top + 4)}h3.2v3h-3.2ZM${num(left + 44.4)} ${num(top + 4)}h3.2v3h-3.2Z`,
      '#e3b04a',
      1,
    )
  );
};
