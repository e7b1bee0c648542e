import { expect, test } from 'vitest';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { bodyAt } from '#bookmaking/hero/body.ts';
import { POSES, type Pose } from '#bookmaking/hero/poses.ts';
import { skeletonOf } from '#bookmaking/hero/skeleton.ts';
import { trunkFolds } from './trunk-folds.ts';

const EDGE = { ink: '#22143a', lean: [0.4, 0.2], weight: 1.6, strong: 0.6, shade: 0.8 } as const;
const UPRIGHT: Pose = { ...POSES.stand, roll: 0, hips: 0 };

const wrinkles = (pose: Pose, pitch = 6): number => {
  const s = skeletonOf(bodyAt(5), pose, { yaw: 0, pitch, seatHeight: 0 });
  return trunkFolds(EDGE, s, DAYLIGHT).split('Q').length - 1;
};

test('cloth is smooth on who stands straight, and wrinkles from a raised arm and where a body bends', () => {
  expect(wrinkles(UPRIGHT)).toBe(0);
  expect(wrinkles({ ...UPRIGHT, armL: POSES.wave.armL })).toBe(2);
  expect(wrinkles({ ...UPRIGHT, roll: 14 })).toBe(2);
});

test('who lies, or is seen from above, has no sides to draw', () => {
  expect(wrinkles(POSES.prone)).toBe(0);
  expect(wrinkles(POSES.wave, 60)).toBe(0);
});
