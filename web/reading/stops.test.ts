import { expect, test } from 'vitest';
import { placesOf, sayWhere, stopsOf } from './stops.ts';

const ALL = Array.from({ length: 34 }, (_, i) => i + 1);

test('an open book has nineteen stops, and every page is at one of them', () => {
  expect(stopsOf('open')).toHaveLength(19);
  expect(placesOf('open').flat()).toEqual(ALL);
});

test('on a phone a moment of the story is one stop, and everything else a page by itself', () => {
  const places = placesOf('narrow');
  expect(places).toHaveLength(24);
  expect(places.flat()).toEqual(ALL);
  expect(places.filter((pages) => pages.length === 2)).toHaveLength(10);
});

test('where one is, in words', () => {
  const [cover, , title] = stopsOf('open');
  expect(sayWhere(cover!)).toBe('Page 1 of 34');
  expect(sayWhere(title!)).toBe('Pages 3 and 4 of 34');
});
