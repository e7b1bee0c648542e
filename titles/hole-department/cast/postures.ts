import type { Point } from '#bookmaking/drawing/geometry.ts';

export type Posture = 'kneels' | 'points';

/** Where the joints of a bather are: 100 high standing, on the sand at (0, 0), facing right. */
export interface Joints {
  readonly head: Point;
  readonly neck: Point;
  readonly hip: Point;
  readonly arms: readonly [readonly [Point, Point], readonly [Point, Point]];
  readonly legs: readonly [readonly [Point, Point], readonly [Point, Point]];
}

export const POSTURES: Record<Posture, Joints> = {
  kneels: {
    head: [15, -58],
    neck: [10, -46],
    hip: [-6, -18],
    arms: [
      [
        [22, -34],
        [34, -26],
      ],
      [
        [18, -30],
        [32, -18],
      ],
    ],
    legs: [
      [
        [12, -6],
        [-14, -3],
      ],
      [
        [10, -3],
        [-20, -2],
      ],
    ],
  },
  points: {
    head: [4, -88],
    neck: [1, -74],
    hip: [-1, -42],
    arms: [
      [
        [18, -70],
        [36, -80],
      ],
      [
        [-12, -60],
        [2, -52],
      ],
    ],
    legs: [
      [
        [8, -22],
        [10, -2],
      ],
      [
        [-6, -22],
        [-9, -2],
      ],
    ],
  },
};
