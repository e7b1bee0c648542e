import { expect, test } from 'vitest';
import { birthPartsOf, checkTypedChild, emptyChild, readTypedChild } from './read-child-form.ts';

const zoe = {
  ...emptyChild,
  name: 'Zoë',
  reading_level: 'Sapling',
  gender: 'Girl',
  description: 'Curly red hair',
};

test('a name, a level, a gender and a description are enough', () => {
  expect(checkTypedChild(zoe)).toEqual({});
});

test.each([
  ['name', '  ', "Please share your little one's name with us"],
  ['reading_level', '', 'Please help us understand their reading journey'],
  ['gender', '', 'Please help us know how to personalize their story'],
  [
    'description',
    ' \n ',
    'Please either upload a photo or describe your child to help us create their illustrations.',
  ],
] as const)('a missing %s is asked for', (field, value, sentence) => {
  expect(checkTypedChild({ ...zoe, [field]: value })).toEqual({ [field]: sentence });
});

test('an empty form says four sentences, the name first', () => {
  expect(Object.keys(checkTypedChild(emptyChild))).toEqual([
    'name',
    'reading_level',
    'gender',
    'description',
  ]);
});

test('a birthday is saved whole or not at all', () => {
  const whole = { ...zoe, birth_year: '2021', birth_month: '2', birth_day: '30' };
  expect(birthPartsOf(whole)).toEqual({ birth_year: 2021, birth_month: 2, birth_day: 30 });
  const none = { birth_year: null, birth_month: null, birth_day: null };
  expect(birthPartsOf({ ...whole, birth_day: '' })).toEqual(none);
  expect(birthPartsOf({ ...whole, birth_year: '' })).toEqual(none);
});

test('what was typed is kept as it was, its line ends counted once', () => {
  const form = new FormData();
  form.set('name', ' Zoë ');
  form.set('description', 'one\r\ntwo');
  expect(readTypedChild(form)).toEqual({ ...emptyChild, name: ' Zoë ', description: 'one\ntwo' });
});
