import { expect, test } from 'vitest';
import { emptyChild } from './read-child-form.ts';
import { asLeft } from './typed-child.ts';

const saved = { ...emptyChild, id: 'saved', photo_url: '/photo', photo_crop: '0 0 1' };

test('a form comes back as it was left, with its id and without its photo', () => {
  const kept = { id: 'typed', name: 'Theo', description: '', photo_url: '/new', intent: 'add' };
  expect(asLeft(emptyChild, kept)).toEqual({ ...emptyChild, id: 'typed', name: 'Theo' });
});

test('a photo that was saved stays until words have come in its place', () => {
  expect(asLeft(saved, { description: '' })).toMatchObject({ photo_url: '/photo' });
  expect(asLeft(saved, { description: 'Dark curls.' })).toMatchObject({ photo_url: '' });
});
