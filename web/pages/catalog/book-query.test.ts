import { expect, test } from 'vitest';
import { type BookQuery, bookQueryPath, readBookQuery } from './book-query.ts';

const read = (query: string) => readBookQuery(new URLSearchParams(query));

test('everything that can be wished for is read from the address, and goes back into it', () => {
  const query: BookQuery = {
    words: 'red button',
    age: '3-4',
    tag: 'Things That Go',
    order: 'price',
  };
  const path = bookQueryPath(query);
  expect(path).toBe('/books?q=red+button&age=3-4&tag=Things+That+Go&sort=price');
  expect(read(path.split('?')[1]!)).toEqual(query);
});

test('a band of the landing page is read from the address', () => {
  expect(read('age=0-12m').age).toBe('0-12m');
});

test.each(['', 'age=', 'age=99', 'age=toString', 'sort=', 'sort=constructor', 'q=%20%20', 'tag='])(
  '%j wishes for nothing',
  (query) => {
    expect(bookQueryPath(read(query))).toBe('/books');
  },
);

test('words are told apart by one space and are not endless', () => {
  expect(read('q=%20red%20%20%20button ').words).toBe('red button');
  expect(read(`q=${'a'.repeat(500)}`).words).toHaveLength(80);
});
