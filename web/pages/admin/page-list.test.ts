import { expect, test } from 'vitest';
import { countPages, pageList } from './page-list.ts';

const inWords = (page: number, pages: number) =>
  pageList(page, pages)
    .map((place) => {
      if ('gapBefore' in place) return '...';
      return `${place.page}${place.page === page ? '*' : ''}${place.isFiller ? '?' : ''}`;
    })
    .join(' ');

test.each([
  [1, 1, '1*'],
  [1, 2, '1* 2'],
  [2, 3, '1 2* 3'],
  [1, 20, '1* 2 ... 20'],
  [3, 20, '1 2 3* 4 ... 20'],
  [4, 20, '1 2? 3 4* 5 ... 20'],
  [5, 20, '1 ... 4 5* 6 ... 20'],
  [17, 20, '1 ... 16 17* 18 19? 20'],
  [20, 20, '1 ... 19 20*'],
  [2, 4, '1 2* 3 4'],
])('on page %i of %i: %s', (page, pages, words) => {
  expect(inWords(page, pages)).toBe(words);
});

test('no page comes twice or out of order, whatever the numbers', () => {
  for (let pages = 1; pages <= 12; pages++) {
    for (let page = 1; page <= pages; page++) {
      const numbers = pageList(page, pages).flatMap((place) => ('page' in place ? place.page : []));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toContain(page);
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(pages);
    }
  }
});

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [198, 20],
])('%i rows, ten a page, are %i pages', (rows, pages) => {
  expect(countPages(rows, 10)).toBe(pages);
});
