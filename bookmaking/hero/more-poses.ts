// Poses that pages bring along: what is drawn live has no use for them, and pays nothing.
import type { Pose } from './poses.ts';

/** Over a sill, a counter or a rail: the weight on both forearms, one hip out, one foot on its toe. */
export const LEAN: Pose = {
  lean: 30,
  roll: -5,
  hips: 9,
  nod: -16,
  tilt: 7,
  shrug: 8,
  armL: { upper: [44, 26], lower: [84, -48], hand: 'rest' },
  armR: { upper: [40, 30], lower: [82, -40], hand: 'rest' },
  legL: { upper: [-2, -2], lower: [-5, -1] },
  legR: { upper: [14, 12], lower: [-46, 4], foot: 50 },
};

/** As long as one can get: both heels up, one arm at its end, the other out to keep the balance. */
export const TIPTOE: Pose = {
  lean: 4,
  roll: -9,
  hips: -8,
  nod: -20,
  tilt: -8,
  armL: { upper: [34, 152], lower: [24, 168], hand: 'open' },
  armR: { upper: [-30, 40], lower: [-4, 52], hand: 'open' },
  legL: { upper: [4, 4], lower: [-8, 4], foot: 46 },
  legR: { upper: [0, 1], lower: [-4, 1], foot: 42 },
};

/** Round something large and dear: one arm over it, one under it, the cheek upon it. */
export const HUG: Pose = {
  lean: 10,
  roll: 8,
  hips: 8,
  nod: 4,
  tilt: 16,
  shrug: 5,
  armL: { upper: [72, 44], lower: [92, -58], hand: 'hold' },
  armR: { upper: [44, 46], lower: [78, -50], hand: 'open' },
  legL: { upper: [2, -1], lower: [-4, 0] },
  legR: { upper: [18, 14], lower: [-34, 8], foot: 30 },
};

/** At a rope or a handle, against what is heavier: far back, both heels in the ground. */
export const HAUL: Pose = {
  lean: -30,
  roll: -4,
  hips: -6,
  twist: -12,
  nod: 12,
  tilt: -4,
  armL: { upper: [62, 12], lower: [74, -18], hand: 'hold' },
  armR: { upper: [48, 16], lower: [84, -14], hand: 'hold' },
  legL: { upper: [52, 10], lower: [28, 6], foot: -24 },
  legR: { upper: [42, 14], lower: [-14, 8], foot: -6 },
};

/** Let fall on a chair: the seat at its very edge, legs away, arms where they fell. */
export const FLOP: Pose = {
  seat: true,
  lean: -30,
  roll: 9,
  hips: -6,
  nod: 8,
  tilt: 12,
  shrug: -6,
  armL: { upper: [-6, 44], lower: [10, 22], hand: 'open' },
  armR: { upper: [6, 30], lower: [44, -16] },
  legL: { upper: [70, 20], lower: [34, 14], foot: -34 },
  legR: { upper: [76, 14], lower: [14, 16], foot: -4 },
};

/** Low on both soles, arms round the knees, chin nearly upon them. */
export const SQUAT: Pose = {
  lean: 26,
  roll: 4,
  hips: 0,
  nod: -6,
  tilt: 6,
  shrug: 5,
  armL: { upper: [66, 26], lower: [58, -58], hand: 'hold' },
  armR: { upper: [62, 28], lower: [66, -52] },
  legL: { upper: [124, 14], lower: [-20, 4] },
  legR: { upper: [120, 16], lower: [-24, 6] },
};

/** Off, and with large steps: the trunk ahead of the feet, elbows bent. */
export const STRIDE: Pose = {
  lean: 14,
  roll: 6,
  hips: 8,
  twist: 20,
  nod: -8,
  tilt: 3,
  armL: { upper: [-56, 18], lower: [6, 22] },
  armR: { upper: [44, 18], lower: [104, 2], hand: 'hold' },
  legL: { upper: [46, 4], lower: [20, 4], foot: -28 },
  legR: { upper: [-32, 4], lower: [-58, 4], foot: 48 },
};

/** On a chair, and one arm up for joy. */
export const CHEER: Pose = {
  seat: true,
  lean: -4,
  roll: -7,
  hips: 0,
  nod: -14,
  tilt: 5,
  armL: { upper: [16, 140], lower: [6, 160], hand: 'open' },
  armR: { upper: [10, 24], lower: [72, -6], hand: 'hold' },
  legL: { upper: [86, 20], lower: [22, 6], foot: -8 },
  legR: { upper: [80, 15], lower: [-16, 8], foot: 20 },
};

export const MORE_POSES = { CHEER, LEAN, TIPTOE, HUG, HAUL, FLOP, SQUAT, STRIDE } as const;
