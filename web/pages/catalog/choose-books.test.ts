import { expect, test } from 'vitest';
import type { Book } from '#contract/books.ts';
import type { BookQuery } from './book-query.ts';
import { chooseBooks, tagsToOffer } from './choose-books.ts';

const book = (id: number, title: string, changes: Partial<Book> = {}): Book => ({
  id,
  slug: `book-${id}`,
  title,
  author: 'Hattie Lowe',
  price: 30,
  image: '',
  rating: 0,
  reviews: 0,
  tags: [],
  age_range: 'Ages 2-7',
  description: '',
  long_description: '',
  is_new: false,
  is_best_seller: false,
  ...changes,
});

const goose = book(1, 'The Goose on Bus Nine', {
  tags: ['Funny', 'Read-aloud'],
  description: 'All a child wants is to press the red button.',
  price: 32.99,
  rating: 4.1,
  reviews: 9,
});
const stair = book(2, 'The Stair That Counted Feet', {
  tags: ['Bedtime', 'Gentle'],
  price: 29.99,
  rating: 3,
  reviews: 100,
});
const boots = book(7, 'Boots for an Octopus', {
  tags: ['Funny', 'Sea'],
  author: 'Tomás Rey',
  is_new: true,
  rating: 4.1,
  reviews: 20,
});
const shelf = [goose, stair, boots];

const chosen = (query: Partial<BookQuery>) =>
  chooseBooks(shelf, { words: '', order: 'shelf', ...query }).map(({ id }) => id);

test.each([
  ['', [1, 2, 7]],
  ['goose', [1]],
  ['BUTTON red', [1]],
  ['red octopus', []],
  ['tomas', [7]],
  ['read aloud', [1]],
  ['funny', [1, 7]],
  ['2-7', []],
])('%j is looked for in title, author, description and tags', (words, ids) => {
  expect(chosen({ words })).toEqual(ids);
});

test('a tag is meant as a whole, however it is written', () => {
  expect(chosen({ tag: 'bedtime' })).toEqual([2]);
  expect(chosen({ tag: 'Bed' })).toEqual([]);
  expect(chosen({ tag: 'Funny', words: 'octopus' })).toEqual([7]);
});

test.each([
  ['shelf', [1, 2, 7]],
  ['newest', [7, 2, 1]],
  ['price', [2, 7, 1]],
  ['rating', [7, 1, 2]],
  ['title', [7, 1, 2]],
] as const)('sorted by %s', (order, ids) => {
  expect(chosen({ order })).toEqual(ids);
});

test('the tags of most books are offered first, eight at most, and the chosen one in any case', () => {
  expect(tagsToOffer(shelf)).toEqual(['Funny', 'Bedtime', 'Gentle', 'Read-aloud', 'Sea']);
  const many = book(9, 'Many', { tags: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] });
  expect(tagsToOffer([many])).toHaveLength(8);
  expect(tagsToOffer([many], 'I')).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']);
  expect(tagsToOffer([many], 'b')).toHaveLength(8);
});
