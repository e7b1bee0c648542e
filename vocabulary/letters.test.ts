import { expect, test } from 'vitest';
import { firstLetters, isWithin, lettersIn } from './letters.ts';

test.each([
  ['', 0],
  ['Zoë', 3],
  ['Zoe\u0308', 3],
  ['🦖', 1],
  ['👩‍👩‍👧‍👦', 1],
  ['👩🏽‍❤️‍💋‍👨🏿', 1],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', 1],
  ['ก็', 1],
  [`a${'\u0301'.repeat(40)}`, 3],
])('%j has %i letters', (text, count) => {
  expect(lettersIn(text)).toBe(count);
});

test('the limit is met at the last letter, and no letter is cut in two', () => {
  expect(isWithin(300, '🦖'.repeat(300))).toBe(true);
  expect(isWithin(300, '🦖'.repeat(301))).toBe(false);
  expect(isWithin(300, 'a'.repeat(301))).toBe(false);
  expect(isWithin(3, 'a'.repeat(1_000_000))).toBe(false);
  expect(firstLetters('ab👩‍👩‍👧‍👦d', 3)).toBe('ab👩‍👩‍👧‍👦');
  expect(firstLetters('ab', 3)).toBe('ab');
});
