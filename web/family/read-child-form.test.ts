import { expect, test } from 'vitest';
import { children } from '#contract/children.ts';
import { exampleChild, examplesOf } from '#tests/support/examples-of.ts';
import {
  checkGiftedChild,
  checkOnboardedChild,
  checkTypedChild,
  emptyChild,
  readTypedChild,
  saidIn,
  typedFromChild,
} from './read-child-form.ts';
import { birthdayNote, birthPartsOf, photoOf, traitsIn } from './typed-child.ts';

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

test('a photo is enough in place of a description', () => {
  const photo_url = '/api/storage/child_photos/a/zoe_1.jpg?expires=1';
  const shown = { ...zoe, description: '', photo_url };
  expect(checkTypedChild(shown)).toEqual({});
  expect(photoOf({ ...shown, photo_crop: '0.1 0.2 3' })).toEqual({
    photo_url,
    photo_crop: { x: 0.1, y: 0.2, zoom: 3 },
  });
  expect(photoOf(shown).photo_crop).toBeNull();
  expect(photoOf({ ...zoe, photo_crop: '0.1 0.2 3' })).toEqual({
    photo_url: null,
    photo_crop: null,
  });
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

test('onboarding asks for each part of the birthday that is missing', () => {
  const born = { ...zoe, birth_year: '2021', birth_month: '2', birth_day: '3' };
  expect(checkOnboardedChild(born)).toEqual({});
  const sentence = (missing: object) => checkOnboardedChild({ ...born, ...missing }).birthday;
  expect(sentence({ birth_day: '' })).toBe('Please choose the day of the birthday');
  expect(sentence({ birth_year: '', birth_day: '' })).toBe(
    'Please choose the year and day of the birthday',
  );
  expect(Object.keys(checkOnboardedChild(emptyChild))).toEqual([
    'name',
    'birthday',
    'reading_level',
    'gender',
    'description',
  ]);
  expect(checkOnboardedChild(emptyChild).birthday).toBe(
    'Please choose the year, month and day of the birthday',
  );
});

test('a gift needs a name and a reading level', () => {
  expect(checkGiftedChild({ ...emptyChild, name: 'Zoë', reading_level: 'Sprout' })).toEqual({});
  expect(Object.keys(checkGiftedChild(emptyChild))).toEqual(['name', 'reading_level']);
});

test('what is set of the looks is sent, what is left as described is not', () => {
  const set = { ...zoe, trait_hair: 'curly', trait_freckles: 'no', trait_wheelchair: 'yes' };
  expect(traitsIn(set)).toEqual({ hair: 'curly', freckles: false, wheelchair: true });
  expect(traitsIn(zoe)).toEqual({});
});

test('a child of the family is shown as it was typed', () => {
  const child = exampleChild({
    id: '6f9619ff-8b86-4011-b42d-00cf4fc964ff',
    parent_id: '6f9619ff-8b86-4011-b42d-00cf4fc964fe',
    name: 'Zoë',
    birth_year: 2021,
    birth_month: 2,
    birth_day: 3,
    reading_level: 'Pre-Reader',
    gender: 'Girl' as const,
    interests: 'drums',
    description: 'Curly red hair',
    photo_url: null,
    photo_crop: null,
    traits: { hair: 'curly', freckles: false },
    is_given_to: false,
    created_at: '2026-11-21T12:00:00Z',
    updated_at: '2026-11-21T12:00:00Z',
  });
  const typed = typedFromChild(child);
  expect(typed).toMatchObject({
    id: child.id,
    birth_month: '2',
    trait_hair: 'curly',
    trait_skin: '',
  });
  expect(traitsIn(typed)).toEqual(child.traits);
  const photo_crop = { x: 0.1, y: 0.2, zoom: 3 };
  const shown = typedFromChild({ ...child, photo_url: '/a.jpg', photo_crop });
  expect(photoOf(shown)).toEqual({ photo_url: '/a.jpg', photo_crop });
  const noBirthday = { ...child, birth_year: null, birth_month: null, birth_day: null };
  expect(typedFromChild(noBirthday)).toMatchObject({ birth_year: '', birth_day: '' });
});

test('every field of the contract goes through the form and comes out as it was', () => {
  const { id, parent_id, updated_at, if_updated_at, ...shape } =
    children.change['~orpc'].inputSchema!.shape;
  const said = examplesOf(shape, 1);
  const form = new FormData();
  const typed = typedFromChild(exampleChild(said));
  for (const [field, text] of Object.entries(typed)) form.set(field, text);
  expect(readTypedChild(form)).toEqual(typed);
  expect(saidIn(readTypedChild(form))).toEqual(said);
});

test('a birthday that is begun and not whole is said, and saved empty', () => {
  const begun = { ...emptyChild, birth_year: '2021', birth_month: '6' };
  expect(birthdayNote(begun)).toBe(
    'The birthday stays empty until year, month and day are all chosen.',
  );
  expect(saidIn(begun)).toMatchObject({ birth_year: null, birth_month: null, birth_day: null });
  expect(birthdayNote({ ...begun, birth_day: '1' })).toBeUndefined();
  expect(birthdayNote(emptyChild)).toBeUndefined();
});
