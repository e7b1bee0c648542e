import { expect, test } from 'vitest';
import { dateInWords, shortId, statusInWords } from './order-in-words.ts';
import { readPage } from './read-page.ts';

test.each([
  ['pending', 'Pending'],
  ['completed', 'Completed'],
  ['failed', 'Failed'],
  ['expired', 'Expired'],
  ['refunded', 'refunded'],
  ['constructor', 'constructor'],
  ['', 'Unknown'],
])('status %s reads %s', (status, words) => {
  expect(statusInWords(status)).toBe(words);
});

test("dates are in US English, and the family's", () => {
  expect(dateInWords('2026-11-18T23:59:59.000Z', 'UTC')).toBe('Nov 18, 2026');
  expect(dateInWords('2026-11-22T04:31:00.000Z', 'America/New_York')).toBe('Nov 21, 2026');
  expect(dateInWords('2026-09-02T20:00:00.000Z', 'Australia/Sydney')).toBe('Sep 3, 2026');
});

test('an order is named by its first 8 characters', () => {
  expect(shortId('0199a6f2-7c1e-7000-8000-000000000000')).toBe('0199a6f2');
});

test.each([
  [null, 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['next', 1],
  ['9e9', 1],
])('page %s is %i', (asked, page) => {
  expect(readPage(asked)).toBe(page);
});
