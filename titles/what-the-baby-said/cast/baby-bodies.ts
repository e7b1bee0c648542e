import type { Point } from '#bookmaking/drawing/geometry.ts';

/** From its root over its bend to its end. */
export type Way = readonly [root: Point, bend: Point, end: Point];

interface Side {
  readonly arm: Way;
  /** Where its fingers go, in degrees. */
  readonly hand: number;
  readonly leg: Way;
  /** How a foot is turned: 0 stands on its sole, -90 has its toes up. */
  readonly foot: number;
}

/** How the baby has arranged itself, seen from the side and looking to the right. */
export interface BabyBody {
  readonly trunk: string;
  readonly head: readonly [x: number, y: number, degrees: number];
  readonly near: Side;
  readonly far: Side;
  /** What touches the ground: its middle, and half its length. */
  readonly lies?: readonly [x: number, length: number];
}

const SEATED =
  'M-42 -6C-54 -34 -42 -76 -18 -92C-4 -98 14 -96 20 -86C36 -66 44 -40 38 -10C32 3 -32 4 -42 -6Z';

/** Sitting, and all of it goes after something: both hands up and open. */
export const REACHING: BabyBody = {
  trunk: SEATED,
  head: [20, -134, -10],
  near: {
    arm: [
      [2, -72],
      [54, -82],
      [94, -120],
    ],
    hand: -46,
    leg: [
      [4, -22],
      [44, -26],
      [80, -14],
    ],
    foot: -66,
  },
  far: {
    arm: [
      [12, -80],
      [62, -112],
      [88, -164],
    ],
    hand: -70,
    leg: [
      [10, -24],
      [48, -40],
      [78, -38],
    ],
    foot: -52,
  },
  lies: [16, 66],
};

/** Sitting, and all of it is a breath that goes in: the chest out, the head back, both arms flung away. */
export const INHALING: BabyBody = {
  trunk:
    'M-40 -6C-56 -34 -50 -78 -24 -96C-6 -106 18 -104 32 -88C54 -68 58 -38 44 -10C36 3 -30 4 -40 -6Z',
  head: [0, -140, -16],
  near: {
    arm: [
      [-10, -78],
      [-44, -70],
      [-72, -92],
    ],
    hand: -140,
    leg: [
      [4, -22],
      [44, -26],
      [82, -14],
    ],
    foot: -66,
  },
  far: {
    arm: [
      [18, -82],
      [56, -66],
      [92, -72],
    ],
    hand: -20,
    leg: [
      [10, -24],
      [48, -40],
      [80, -40],
    ],
    foot: -50,
  },
  lies: [16, 66],
};

/** On a ride: one hand at its knee, the other up. */
export const RIDING: BabyBody = {
  ...REACHING,
  head: [4, -136, 4],
  near: {
    ...REACHING.near,
    arm: [
      [-2, -72],
      [16, -46],
      [44, -38],
    ],
    hand: 30,
  },
};

/** Sitting, and one hand has got somebody by the chin. */
export const WHISPERING: BabyBody = {
  ...REACHING,
  head: [12, -136, 4],
  near: {
    ...REACHING.near,
    arm: [
      [2, -72],
      [46, -74],
      [72, -94],
    ],
    hand: -40,
  },
  far: {
    ...REACHING.far,
    arm: [
      [12, -74],
      [34, -56],
      [52, -46],
    ],
    hand: 10,
  },
};

/** On its belly, chest up on both arms, and both feet have an opinion. */
export const ON_BELLY: BabyBody = {
  trunk:
    'M-74 -10C-84 -38 -54 -52 -18 -48C8 -52 30 -82 52 -68C66 -52 54 -14 24 -3C-10 2 -62 4 -74 -10Z',
  head: [62, -106, -10],
  near: {
    arm: [
      [34, -50],
      [46, -20],
      [74, -10],
    ],
    hand: 4,
    leg: [
      [-52, -24],
      [-96, -18],
      [-106, -58],
    ],
    foot: 214,
  },
  far: {
    arm: [
      [46, -50],
      [66, -26],
      [96, -12],
    ],
    hand: 0,
    leg: [
      [-50, -24],
      [-86, -20],
      [-84, -66],
    ],
    foot: 236,
  },
  lies: [-10, 96],
};

/** Rocked back on its seat, and what it has got hold of is its own foot. */
export const FOOT_IN_HAND: BabyBody = {
  trunk:
    'M-30 -2C-58 -22 -66 -62 -52 -86C-40 -100 -18 -100 -10 -92C12 -76 36 -50 40 -16C38 2 -10 8 -30 -2Z',
  head: [-26, -136, -2],
  near: {
    arm: [
      [-24, -70],
      [16, -58],
      [56, -78],
    ],
    hand: -36,
    leg: [
      [6, -24],
      [48, -38],
      [74, -76],
    ],
    foot: -86,
  },
  far: {
    arm: [
      [-10, -78],
      [34, -82],
      [60, -106],
    ],
    hand: -10,
    leg: [
      [10, -20],
      [50, -24],
      [88, -14],
    ],
    foot: -72,
  },
  lies: [0, 60],
};

/** Flat on its back, one leg up to somebody, its toes on from the shin, the other foot kicks. */
export const ON_BACK: BabyBody = {
  trunk: 'M-44 -8C-50 -40 -34 -62 -2 -64C34 -66 58 -52 58 -24C56 -4 40 2 8 2C-18 2 -38 2 -44 -8Z',
  head: [-72, -54, -62],
  near: {
    arm: [
      [12, -40],
      [30, -68],
      [24, -98],
    ],
    hand: -96,
    leg: [
      [36, -26],
      [78, -54],
      [110, -88],
    ],
    foot: -68,
  },
  far: {
    arm: [
      [-22, -50],
      [-34, -84],
      [-22, -110],
    ],
    hand: -96,
    leg: [
      [40, -32],
      [64, -70],
      [58, -112],
    ],
    foot: -116,
  },
  lies: [-8, 84],
};
