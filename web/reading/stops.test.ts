import { expect, test } from 'vitest';
import { pagesAt, sayWhere, stopAt, stopsOf } from './stops.ts';

test('an open book has nineteen stops, and every page is at one of them', () => {
  const stops = stopsOf('open');
  expect(stops).toHaveLength(19);
  expect(stops.flatMap(pagesAt)).toEqual(Array.from({ length: 34 }, (_, i) => i + 1));
});

test('on a phone a moment of the story is one stop, and everything else a page by itself', () => {
  const stops = stopsOf('narrow');
  expect(stops).toHaveLength(24);
  expect(stops.flatMap(pagesAt)).toEqual(Array.from({ length: 34 }, (_, i) => i + 1));
  expect(stops.filter((stop) => pagesAt(stop).length === 2)).toHaveLength(10);
});

test('a page is found again when the screen is turned', () => {
  for (let page = 1; page <= 34; page++) {
    for (const layout of ['open', 'narrow'] as const) {
      expect(pagesAt(stopsOf(layout)[stopAt(page, layout)]!)).toContain(page);
    }
  }
  expect(stopAt(99, 'open')).toBe(0);
});

test('where one is, in words', () => {
  const [cover, , title] = stopsOf('open');
  expect(sayWhere(cover!)).toBe('Page 1 of 34');
  expect(sayWhere(title!)).toBe('Pages 3 and 4 of 34');
});
