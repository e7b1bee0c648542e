import { expect, test } from 'vitest';
import type { Book } from '#contract/books.ts';
import { chooseWonderBooks } from './wonder-books.ts';

const book = (id: number, slug: string): Book => ({
  id,
  slug,
  title: slug,
  author: 'Somebody',
  price: 20,
  image: `/covers/${slug}.webp`,
  rating: 0,
  reviews: 0,
  tags: [],
  age_range: 'Ages 2-4',
  description: '',
  long_description: '',
  is_new: false,
  is_best_seller: false,
});
const [goose, stair] = [book(1, 'goose'), book(2, 'stair')];

const chosen = (readAloud: string[], learnToRead: string[], shelf: Book[]) =>
  chooseWonderBooks({ readAloud, learnToRead }, shelf).map(({ kind, book }) => [kind, book.slug]);

test('one to read aloud, one to learn to read', () => {
  expect(chosen(['stair'], ['goose'], [goose, stair])).toEqual([
    ['Read-aloud', 'stair'],
    ['Learn-to-read', 'goose'],
  ]);
});

test('a title that is not painted yet gives its place to the next', () => {
  expect(chosen(['snow', 'goose'], ['stair'], [goose, stair])[0]).toEqual(['Read-aloud', 'goose']);
});

test('never the same book twice, and nothing where there is nothing', () => {
  expect(chosen(['goose'], ['goose', 'stair'], [goose, stair])[1]).toEqual([
    'Learn-to-read',
    'stair',
  ]);
  expect(chosen(['goose'], ['goose'], [goose])).toEqual([['Read-aloud', 'goose']]);
  expect(chosen(['snow'], ['snow'], [goose])).toEqual([]);
});
