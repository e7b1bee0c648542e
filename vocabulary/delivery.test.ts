import { expect, test } from 'vitest';
import { arrivalInWords, COUNTRIES_ASKED_ABOUT, daysInWords } from './delivery.ts';

test.each([
  ['2026-11-27', 12, 17, 'December 9 to 14'],
  ['2026-11-20', 8, 13, 'November 28 to December 3'],
  ['2026-12-24', 8, 8, 'January 1'],
  ['2026-12-20', 8, 15, 'December 28 to January 4'],
  ['2026-01-01', 1, 33, 'January 2 to February 3'],
])('paid on %s, after %i to %i days it comes on %s', (day, least, most, words) => {
  expect(arrivalInWords(new Date(day), { least, most })).toBe(words);
});

test('days are counted in words', () => {
  expect(daysInWords({ least: 9, most: 14 })).toBe('9 to 14 days');
  expect(daysInWords({ least: 9, most: 9 })).toBe('9 days');
});

test('every country stands there once', () => {
  expect(new Set(COUNTRIES_ASKED_ABOUT).size).toBe(COUNTRIES_ASKED_ABOUT.length);
});
