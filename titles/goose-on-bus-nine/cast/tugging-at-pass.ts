// Who has hold of one end of a pass and does not mean to let go: the other hand is on its way to the button.
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { finger, thumbed } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import { type OwnArm, ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** Where all stand. */
const FLOOR = 203;

interface Tugging {
  readonly child: PlacedHero;
  /** What lifts who is small. */
  readonly under: string;
  /** Up to what is held: fingers come round its edge. */
  readonly arm: OwnArm;
  /** Toward what is red, and a finger's breadth short. */
  readonly reach: string;
}

/** All the weight on the knee that is nearer to it, or forward in a chair: one arm goes up to what is held, one to what is wanted. */
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
        turn: 34 - YAW,
        gaze: [1, 0.55],
        tilt: -8,
        armsByPage: true,
        body: rolls ? { lean: 12, roll: -2 } : {},
      },
      LAMPS,
    );
  const headAt = rolls ? 114 : small ? 109 : 118;
  const probe = place(100, 0, 0);
  const whole = (100 * (headAt - FLOOR)) / probe.head[1];
  const size = whole > LARGEST ? USUAL : whole;
  const stands = headAt - (probe.head[1] * size) / 100;
  const shoulder = (kid: PlacedHero, side: 1 | -1): Point => {
    const [dx, dy] = shoulderOf(kid.figure.skeleton, side);
    return [kid.origin[0] + dx * kid.scale, kid.origin[1] + dy * kid.scale];
  };
  const { body } = probe.figure.skeleton;
  const long = (body.upperArm + body.foreArm + body.hand * 39) * STRETCHED;
  const trial = place(size, 0, stands);
  const from = shoulder(trial, 1);
  const across = Math.sqrt(Math.max(0, (long * trial.scale) ** 2 - (wanted[1] - from[1]) ** 2));
  const left = Math.max(LEFTMOST, wanted[0] - across - from[0]);
  const child = place(size, left, stands);
  const [rx, ry] = shoulder(child, 1);
  const aim = (Math.atan2(wanted[1] - ry, wanted[0] - rx) * 180) / Math.PI;
  const fingerWrist = wristOfFinger(child, wanted, aim, HAND);
  const [hx, hy] = shoulder(child, -1);
  const wrist: Point = [small ? x + 9 : x, y + 5];
  return {
    child,
    under: stands < FLOOR - 1 ? suitcase(child.origin[0] - 2, stands) : '',
    arm: ownArm(
      hero,
      child,
      -1,
      {
        elbow: [(hx + wrist[0]) / 2 - 1, (hy + wrist[1]) / 2],
        wrist,
        hand: thumbed,
        degrees: -84,
        size: 1.7,
      },
      LAMPS,
    ),
    reach: ownArm(
      hero,
      child,
      1,
      {
        elbow: [(rx + fingerWrist[0]) / 2, (ry + fingerWrist[1]) / 2 + 1],
        wrist: fingerWrist,
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
const LEFTMOST = 38;
/** How large a head may be: whoever would have a larger one is given something to stand on. */
const [USUAL, LARGEST] = [29, 34];

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
