import { expect, test } from 'vitest';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { skinTone } from './skin-tone.ts';

test('skin is lifted at night, and is no lighter than a shadow in one', () => {
  const night = { ...DAYLIGHT, cast: '#141b36', key: '#3c4b7a' };
  const ebony = '#3d2319';
  expect(skinTone({ ...night, castAmount: 0.4 }, ebony).base > '#3d2319').toBe(true);
  expect(skinTone({ ...night, castAmount: 1 }, ebony).base).toBe('#141b36');
});
