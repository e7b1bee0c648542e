// How each child gets to the button at last: what a body of such an age, or in a chair, can throw into one press.
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';

/** One rising diagonal, from a foot that is kicked back to a fingertip. */
const LEAP: Pose = {
  lean: 36,
  roll: -36,
  hips: -8,
  twist: -18,
  nod: -18,
  tilt: 10,
  lift: 40,
  armR: { upper: [30, 100], lower: [30, 110], hand: 'point' },
  armL: { upper: [-12, 118], lower: [-12, 122], hand: 'open' },
  legL: { upper: [-50, 16], lower: [-86, 12], foot: 120 },
  legR: { upper: [72, 14], lower: [-54, 10], foot: 70 },
};

/** Who is small has no lunge: both feet have just left the cushion. */
const BOUNCE: Pose = {
  ...LEAP,
  lean: 14,
  roll: -22,
  twist: -12,
  nod: -12,
  legL: { upper: [-16, 24], lower: [-62, 16], foot: 80 },
  legR: { upper: [44, 18], lower: [-26, 10], foot: 46 },
};

/** Who cannot stand yet is held up under both arms, and kicks. */
const HELD: Pose = {
  ...LEAP,
  seat: true,
  lean: 4,
  roll: -16,
  hips: 0,
  twist: -10,
  nod: -8,
  legL: { upper: [22, 34], lower: [-34, 22], foot: 40 },
  legR: { upper: [70, 24], lower: [22, 10], foot: 10 },
};

export interface Leap {
  readonly pose: Pose;
  /** How steeply the arm that presses goes up, in degrees. */
  readonly up: number;
  /** How far a whole chair is tipped back, in degrees. */
  readonly tipped: number;
  /** Between the lowest shoe and the cushion, in heads. */
  readonly over: number;
}

export const isLifted = ({ years, wheelchair }: Hero): boolean => years < 1 && !wheelchair;

export function leapOf(hero: Hero): Leap {
  // A chair stands on its big wheels alone, castors in the air.
  if (hero.wheelchair) return { pose: LEAP, up: -2, tipped: 25, over: 0 };
  if (isLifted(hero)) return { pose: HELD, up: 22, tipped: 0, over: 0.95 };
  if (hero.years < 3) return { pose: BOUNCE, up: 24, tipped: 0, over: 0.14 };
  return { pose: LEAP, up: 22, tipped: 0, over: 0.1 };
}
