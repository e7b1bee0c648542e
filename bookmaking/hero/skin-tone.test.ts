import { expect, test } from 'vitest';
import { luma } from '#bookmaking/drawing/color.ts';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { listedTitles } from '#titles/find-title.ts';
import { skinTone } from './skin-tone.ts';
import { SKINS } from './traits.ts';

test('skin is lifted at night, and is no lighter than a shadow in one', () => {
  const night = { ...DAYLIGHT, cast: '#141b36', key: '#3c4b7a' };
  const ebony = '#3d2319';
  expect(skinTone({ ...night, castAmount: 0.4 }, ebony).base > '#3d2319').toBe(true);
  expect(skinTone({ ...night, castAmount: 1 }, ebony).base).toBe('#141b36');
});

test('nobody passes a neighbor: from ebony to porcelain every skin is lighter than the one before, in each light', () => {
  const lights = listedTitles.flatMap(({ cover }) => cover.grounds.map(({ light }) => light));
  // As dim as any of our lights that still has faces in it: there ebony, deep and chestnut were one orange.
  const dim = { ...DAYLIGHT, cast: '#2c2450', castAmount: 0.42, shade: '#191338' };
  for (const light of [DAYLIGHT, dim, ...lights]) {
    const seen = Object.values(SKINS).map((skin) => luma(skinTone(light, skin).base));
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    expect(new Set(seen.map((value) => value.toFixed(2))).size).toBe(seen.length);
  }
});

test('by day the darkest skin is lifted a little, and stays the darkest brown', () => {
  const { base } = skinTone(DAYLIGHT, SKINS.ebony);
  expect(luma(base)).toBeGreaterThan(0.265);
  expect(luma(base)).toBeLessThan(0.29);
  expect(skinTone(DAYLIGHT, SKINS.chestnut).base).toBe('#815238');
});
