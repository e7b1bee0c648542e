import { expect, test } from 'vitest';
import { DAYS, MONTHS, yearsToAdd, yearsToEdit, yearsToOnboard } from './birthday-choices.ts';

test('the years are the current one and the 15 before it, the latest first', () => {
  const years = yearsToAdd(new Date('2026-11-21T12:00:00Z'));
  expect(years).toHaveLength(16);
  expect(years[0]).toBe(2026);
  expect(years.at(-1)).toBe(2011);
});

test('onboarding offers the last 15 years', () => {
  const years = yearsToOnboard(new Date('2026-11-21T12:00:00Z'));
  expect([years.length, years[0], years.at(-1)]).toEqual([15, 2026, 2012]);
});

test('the edit card goes down to 2010, and keeps an older year that is stored', () => {
  const today = new Date('2026-11-21T12:00:00Z');
  expect(yearsToEdit(today, null).at(-1)).toBe(2010);
  expect(yearsToEdit(today, 2019)).toEqual(yearsToEdit(today, null));
  expect(yearsToEdit(today, 2007).slice(-2)).toEqual([2010, 2007]);
});

test('12 months and days from 1 to 31', () => {
  expect(MONTHS).toHaveLength(12);
  expect([DAYS[0], DAYS.at(-1), DAYS.length]).toEqual([1, 31, 31]);
});
