// Poses as angles, in the hero's own frame and the same for every view:
//   swing: 0 hangs down, 90 straight ahead, 180 up, negative behind
//   out:   0 in the body's plane, 90 straight out sideways, 165 up and out, negative crosses over
// Angles are absolute, not relative to the limb before: relative ones drifted with every change.
// Left is the HERO's left: on the right of the page when the hero faces us.

export type Direction = readonly [swing: number, out: number];
export type HandShape = 'rest' | 'open' | 'point' | 'hold';

export interface Arm {
  readonly upper: Direction;
  readonly lower: Direction;
  readonly hand?: HandShape;
}

export interface Leg {
  readonly upper: Direction;
  readonly lower: Direction;
  /** Pitch of the sole: 0 flat, positive toes down. */
  readonly foot?: number;
}

export interface Pose {
  /** Trunk forward, in degrees. */
  readonly lean?: number;
  /** Trunk to the hero's left. */
  readonly roll?: number;
  /** Shoulders against hips. */
  readonly twist?: number;
  /** Head: extra yaw, nod down, tilt sideways. */
  readonly turn?: number;
  readonly nod?: number;
  readonly tilt?: number;
  readonly armL: Arm;
  readonly armR: Arm;
  readonly legL: Leg;
  readonly legR: Leg;
  /** Height above the ground. */
  readonly lift?: number;
  /** The whole figure turned in the picture: lying down. */
  readonly spin?: number;
  /** The pelvis carries the weight, not the feet. */
  readonly seat?: boolean;
  readonly book?: boolean;
}

const leg = (swing: number, out: number, lower: Direction = [swing, out], foot = 0): Leg => ({
  upper: [swing, out],
  lower,
  foot,
});
const hanging: Arm = { upper: [4, 16], lower: [10, 8] };
const seated = { seat: true, legL: leg(86, 12, [6, 6]), legR: leg(84, 14, [10, 8]) };

export const POSES = {
  stand: {
    roll: 4,
    tilt: 5,
    armL: { upper: [6, 22], lower: [24, 4] },
    armR: { upper: [-10, 20], lower: [16, 12] },
    legL: leg(2, 1, [0, 3]),
    legR: leg(6, 14, [-10, 10]),
  },
  wave: {
    roll: -8,
    tilt: -8,
    turn: 6,
    armL: { upper: [20, 98], lower: [10, 158], hand: 'open' },
    armR: { upper: [-12, 22], lower: [10, 12] },
    legL: leg(6, 13, [-8, 10]),
    legR: leg(0, 1, [-2, 3]),
  },
  walk: {
    lean: 4,
    roll: 2,
    tilt: 3,
    twist: 10,
    armL: { upper: [-30, 12], lower: [-12, 10] },
    armR: { upper: [30, 14], lower: [62, 6] },
    legL: leg(28, 4, [10, 4], -8),
    legR: leg(-22, 4, [-44, 4], 30),
  },
  run: {
    lean: 17,
    roll: 3,
    tilt: 4,
    twist: 16,
    nod: -8,
    lift: 14,
    armL: { upper: [-52, 20], lower: [22, 26] },
    armR: { upper: [48, 20], lower: [128, 14] },
    legL: leg(62, 6, [-6, 6], -10),
    legR: leg(-34, 6, [-84, 6], 62),
  },
  sit: {
    ...seated,
    lean: -3,
    tilt: 4,
    armL: { upper: [14, 18], lower: [58, -14] },
    armR: { upper: [12, 18], lower: [56, -14] },
  },
  floor: {
    lean: -6,
    tilt: 4,
    seat: true,
    armL: { upper: [20, 22], lower: [52, -10] },
    armR: { upper: [18, 24], lower: [56, -8] },
    legL: leg(84, 24, [80, 18], -60),
    legR: leg(82, 26, [78, 20], -60),
  },
  reach: {
    lean: -3,
    nod: -18,
    tilt: -3,
    roll: -3,
    armL: { upper: [22, 158], lower: [12, 166], hand: 'open' },
    armR: { upper: [30, 150], lower: [16, 168], hand: 'open' },
    legL: leg(2, 5, [0, 5], 22),
    legR: leg(-4, 7, [-10, 7], 26),
  },
  crouch: {
    lean: 30,
    nod: 8,
    tilt: 5,
    armL: { upper: [58, 12], lower: [74, -2], hand: 'open' },
    armR: { upper: [36, 22], lower: [84, -10] },
    legL: leg(88, 16, [-34, 8]),
    legR: leg(80, 20, [-42, 8], 14),
  },
  hug: {
    lean: 8,
    tilt: 10,
    nod: 4,
    roll: 3,
    armL: { upper: [58, 34], lower: [70, -34] },
    armR: { upper: [54, 36], lower: [76, -30] },
    legL: leg(2, 6),
    legR: leg(-3, 8),
  },
  point: {
    lean: 4,
    turn: 10,
    tilt: 3,
    roll: 2,
    armL: { upper: [58, 62], lower: [66, 60], hand: 'point' },
    armR: { upper: [-14, 26], lower: [40, -6] },
    legL: leg(10, 6, [4, 6]),
    legR: leg(-8, 8, [-14, 8], 6),
  },
  sleep: {
    spin: 90,
    tilt: -4,
    seat: true,
    armL: { upper: [24, 20], lower: [70, -20] },
    armR: { upper: [10, 24], lower: [22, 8] },
    legL: leg(8, 8, [-6, 6]),
    legR: leg(14, 8, [-10, 6]),
  },
  jump: {
    lean: 6,
    nod: -12,
    lift: 70,
    armL: { upper: [12, 128], lower: [4, 152], hand: 'open' },
    armR: { upper: [14, 132], lower: [4, 156], hand: 'open' },
    legL: leg(44, 22, [-52, 16], 40),
    legR: leg(30, 24, [-66, 16], 46),
  },
  read: {
    lean: 2,
    nod: 11,
    tilt: 3,
    seat: true,
    book: true,
    armL: { upper: [26, 26], lower: [86, -26], hand: 'hold' },
    armR: { upper: [26, 26], lower: [86, -26], hand: 'hold' },
    legL: leg(84, 44, [86, -58], -30),
    legR: leg(86, 46, [84, -56], -30),
  },
  cheer: {
    ...seated,
    lean: -2,
    nod: -14,
    tilt: 5,
    armL: { upper: [16, 140], lower: [6, 160], hand: 'open' },
    armR: { upper: [10, 24], lower: [64, -6], hand: 'hold' },
  },
  perch: { ...seated, lean: -2, tilt: 4, armL: hanging, armR: hanging },
} satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;
export const POSE_NAMES = Object.keys(POSES) as PoseName[];
