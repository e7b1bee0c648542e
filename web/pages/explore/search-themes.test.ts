import { expect, test } from 'vitest';
import { exploreThemes } from '#content/themes/find-theme.ts';
import { sayFound, searchActivities, searchThemes } from './search-themes.ts';

const idsFor = (query: string) => searchThemes(exploreThemes, query).map(({ id }) => id);

test.each([
  ['a title', 'big FEELINGS', ['my-big-feelings']],
  ['a description', 'breakfast', ['how-does-it-work']],
  ['an age range', 'months', ['hello-world', 'i-can-do-it']],
  ['an age range as it is written', '2-3 Years', ['my-big-feelings']],
  ['a tag', 'music', ['create-and-imagine']],
  ['a piece of a word', 'scien', ['how-does-it-work']],
])('finds by %s', (_, query, ids) => {
  expect(idsFor(query)).toEqual(ids);
});

test('finds everything where nothing is asked, and nothing where nothing fits', () => {
  expect(idsFor('')).toHaveLength(6);
  expect(idsFor('   ')).toHaveLength(6);
  expect(idsFor('quantum mechanics')).toEqual([]);
});

test('blanks around the query and signs of regular expressions mean nothing', () => {
  expect(idsFor('  music ')).toEqual(['create-and-imagine']);
  expect(idsFor('5+')).toEqual(['create-and-imagine']);
  expect(idsFor('.*')).toEqual([]);
});

test('says how many there are', () => {
  expect([0, 1, 2].map((themes) => sayFound(themes, 0))).toEqual([
    '0 results found',
    '1 result found',
    '2 results found',
  ]);
  expect(sayFound(2, 5)).toBe('2 results found');
  expect(sayFound(0, 1)).toBe('1 activity found');
  expect(sayFound(0, 5)).toBe('5 activities found');
});

// The box promises activities, and once found none: neither 'shadow' nor 'peekaboo'.
test.each([
  ['a title', 'SHADOW', 'Slow Shadows'],
  ['a line under it', 'peekaboo', 'The Scarf and the Face'],
  ['what is needed', 'flashlight', 'Slow Shadows'],
  ['an age', '4-12 months', 'Slow Shadows'],
])('finds an activity by %s', (_, query, title) => {
  expect(searchActivities(query).map((each) => each.title)).toContain(title);
});

test('activities are listed only for who searches', () => {
  expect(searchActivities('  ')).toEqual([]);
  expect(searchActivities('quantum mechanics')).toEqual([]);
});
