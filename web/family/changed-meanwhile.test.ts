import { expect, test } from 'vitest';
import { differingParts, mergeChild, withPartsOf } from './changed-meanwhile.ts';
import { emptyChild } from './read-child-form.ts';

const zoe = {
  ...emptyChild,
  name: 'Zoe',
  birth_year: '2021',
  birth_month: '6',
  birth_day: '1',
  photo_url: '/api/storage/child_photos/1/zoe.jpg?expires=1&signature=a',
};

test('what nobody touched is what was saved meanwhile, and what was typed stays', () => {
  const typed = { ...zoe, name: 'Zoë', interests: 'goats' };
  const present = { ...zoe, interests: 'trains', birth_day: '2', gender: 'Girl' };
  const merged = mergeChild(zoe, typed, present);
  expect(merged).toEqual({
    ...zoe,
    name: 'Zoë',
    interests: 'goats',
    birth_day: '2',
    gender: 'Girl',
  });
  expect(differingParts(merged, present)).toEqual(['Name', 'Interests']);
  expect(withPartsOf(present, ['Interests'], merged).interests).toBe('trains');
});

test('a toy and what it is called are one thing; grown-up and baby are each their own', () => {
  const typed = { ...zoe, companion_name: 'Rexy', baby_name: 'Noah' };
  const present = { ...zoe, companion_kind: 'rabbit', grown_up: 'Nonna' };
  expect(mergeChild(zoe, typed, present)).toEqual({ ...typed, grown_up: 'Nonna' });
  expect(differingParts(typed, present)).toEqual(['Toy or animal', 'Grown-up', 'Baby']);
});

test('a photo and the words in its place are one thing, and a new signature is no change', () => {
  const resigned = { ...zoe, photo_url: zoe.photo_url.replace('=1&signature=a', '=2&signature=b') };
  expect(differingParts(zoe, resigned)).toEqual([]);
  const described = { ...zoe, photo_url: '', description: 'Red hair' };
  expect(mergeChild(zoe, resigned, described)).toEqual(described);
});
