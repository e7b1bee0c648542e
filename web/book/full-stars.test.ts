import { expect, test } from 'vitest';
import { fullStars } from './full-stars.ts';

test.each([
  [0, 0],
  [0.9, 0],
  [4, 4],
  [4.99, 4],
  [5, 5],
])('a rating of %d fills %d stars', (rating, stars) => {
  expect(fullStars(rating)).toBe(stars);
});

test('a rating that cannot be stays within the five stars', () => {
  expect(fullStars(-1)).toBe(0);
  expect(fullStars(7)).toBe(5);
});
