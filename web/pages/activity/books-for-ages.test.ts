import { expect, test } from 'vitest';
import type { Book } from '#contract/books.ts';
import { booksForAges } from './books-for-ages.ts';

const shelf = ['Ages 3-6', 'Ages 0-4', 'Ages 4-8', 'Ages 2-7', 'Ages 0-5'].map(
  (age_range) => ({ age_range }) as Book,
);
const chosen = (ageRange: string) =>
  booksForAges({ ageRange }, shelf).map(({ age_range }) => age_range);

test('books that the youngest of that age may have, the nearest first, three at most', () => {
  expect(chosen('4-12 MONTHS')).toEqual(['Ages 0-4', 'Ages 0-5']);
  expect(chosen('2-3 YEARS')).toEqual(['Ages 0-5', 'Ages 0-4', 'Ages 2-7']);
  expect(chosen('5+ YEARS')).toEqual(['Ages 4-8', 'Ages 3-6', 'Ages 2-7']);
});

test('nothing fits where nothing does', () => {
  expect(booksForAges({ ageRange: '9+ YEARS' }, shelf)).toEqual([]);
});
