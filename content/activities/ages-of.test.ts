import { expect, test } from 'vitest';
import { agesOf, fits } from './ages-of.ts';
import { activities } from './find-activity.ts';

test('the ages of every activity are read', () => {
  for (const activity of activities) {
    const { fromMonths, toMonths } = agesOf(activity);
    expect(fromMonths, activity.id).toBeLessThan(toMonths);
  }
});

test.each([
  ['3-12 MONTHS', 2, false],
  ['3-12 MONTHS', 3, true],
  ['3-12 MONTHS', 12, false],
  ['2-5 YEARS', 59, true],
  ['2-5 YEARS', 60, false],
  ['5+ YEARS', 60, true],
  ['5+ YEARS', 150, true],
])('%s fits %i months: %s', (ageRange, months, isFit) => {
  expect(fits({ ageRange }, months)).toBe(isFit);
});
