import { expect, test } from 'vitest';
import { isGift } from './wanted-page.ts';

test.each([
  ['/onboarding?flow=gift', true],
  ['/onboarding?a=b&flow=gift&c=d', true],
  ['/onboarding', false],
  ['/onboarding?flow=gifts', false],
  ['/books?to=/onboarding?flow=gift', false],
])('%s leads to a gift: %s', (path, isOne) => {
  expect(isGift(path)).toBe(isOne);
});
