import { expect, test } from 'vitest';
import { profile } from '#contract/profiles.ts';
import { plans } from './plans.ts';

test('three plans at the specified prices', () => {
  expect(plans.map(({ name, price, per }) => `${name} ${price}${per}`)).toEqual([
    'Sprout Free',
    'Grow $12/month',
    'Flourish $25/month',
  ]);
  for (const { features } of plans) expect(features.length).toBeGreaterThan(0);
});

test('each can be noted on a profile', () => {
  for (const { id } of plans) expect(profile.shape.plan.safeParse(id).success).toBe(true);
  expect(profile.shape.plan.safeParse('gold').success).toBe(false);
});
