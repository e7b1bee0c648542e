import { POSES, type Pose } from '#bookmaking/hero/poses.ts';

const { crawl } = POSES;

/** On hands and knees with the chin up, as near to the ground as one can blow; spread fingers were a knot. */
export const ON_ALL_FOURS: Pose = {
  ...crawl,
  lean: 64,
  nod: 0,
  tilt: 0,
  armL: { ...crawl.armL, hand: 'rest' },
  armR: { upper: [2, 8], lower: [8, 4], hand: 'rest' },
};
