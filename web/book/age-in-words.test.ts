import { expect, test } from 'vitest';
import { ageInWords } from './age-in-words.ts';

test.each([
  [0, 'Under 1 year'],
  [1, '1 month'],
  [2, '2 months'],
  [11, '11 months'],
  [12, '1 year old'],
  [23, '1 year old'],
  [24, '2 years old'],
  [65, '5 years old'],
])('%d months is %s', (months, words) => {
  expect(ageInWords(months)).toBe(words);
});
