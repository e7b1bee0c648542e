import { expect, test } from 'vitest';
import { DAYS, MONTHS, yearsToAdd } from './birthday-choices.ts';

test('the years are the current one and the 15 before it, the latest first', () => {
  const years = yearsToAdd(new Date('2026-11-21T12:00:00Z'));
  expect(years).toHaveLength(16);
  expect(years[0]).toBe(2026);
  expect(years.at(-1)).toBe(2011);
});

test('12 months and days from 1 to 31', () => {
  expect(MONTHS).toHaveLength(12);
  expect([DAYS[0], DAYS.at(-1), DAYS.length]).toEqual([1, 31, 31]);
});
