import { expect, test } from 'vitest';
import { firstTags } from './first-tags.ts';

test('two tags are shown and none is missing', () => {
  expect(firstTags(['Funny', 'City'])).toEqual({ shown: ['Funny', 'City'], more: 0 });
});

test('of five tags the first two are shown, and three more are counted', () => {
  expect(firstTags(['Funny', 'City', 'Birds', 'Rain', 'Bus'])).toEqual({
    shown: ['Funny', 'City'],
    more: 3,
  });
});

test('a book without tags has none to show', () => {
  expect(firstTags([])).toEqual({ shown: [], more: 0 });
});
