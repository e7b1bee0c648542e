import { POSES, type Pose } from '#bookmaking/hero/poses.ts';

const { crawl } = POSES;

/** On hands and knees with the chin up, as near to the ground as one can blow; spread fingers were a knot. */
export const ON_ALL_FOURS: Pose = {
  ...crawl,
  lean: 64,
  nod: 0,
  tilt: 0,
  // One arm before the other: two that stand side by side are posts.
  armL: { upper: [14, 8], lower: [4, 4], hand: 'open' },
  armR: { upper: [14, -8], lower: [4, -6], hand: 'rest' },
};
