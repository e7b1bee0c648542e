import { expect, test } from 'vitest';
import { heroOf } from '#bookmaking/hero/hero.ts';
import { EYE_COLORS, HAIR_COLORS } from '#bookmaking/hero/traits.ts';
import { emptyChild } from '#web/family/read-child-form.ts';
import { readerOfForm } from './reader-of-form.ts';

const today = new Date('2026-11-21T12:00:00Z');
const seed = { ...emptyChild, id: '6f9619ff-8b86-4011-b42d-00cf4fc964ff' };

test('an empty form is drawn too, as a neutral child without an age', () => {
  expect(readerOfForm(seed, today)).toMatchObject({ pronoun: 'they', ageMonths: null, traits: {} });
});

// A draft that nobody's form had sent was once answered with 500.
test('a gender that is none of ours is drawn as if none were chosen', () => {
  expect(readerOfForm({ ...seed, gender: 'Milo' }, today).pronoun).toBe('they');
});

test('a birthday that is not whole, or lies ahead, gives no age', () => {
  const born = { ...seed, birth_year: '2024', birth_month: '5', birth_day: '1' };
  expect(readerOfForm(born, today).ageMonths).toBe(30);
  expect(readerOfForm({ ...born, birth_day: '' }, today).ageMonths).toBeNull();
  expect(readerOfForm({ ...born, birth_year: '2027' }, today).ageMonths).toBeNull();
});

test('what is set wins over the words, and the words over the seed', () => {
  const described = { ...seed, description: 'Red curls, green eyes and glasses.' };
  const hero = heroOf(readerOfForm({ ...described, trait_hairColor: 'black' }, today));
  expect(hero.hairColor).toBe(HAIR_COLORS.black);
  expect(hero.eyes).toBe(EYE_COLORS.green);
  expect(hero.glasses).not.toBe('none');
  const without = heroOf(readerOfForm({ ...described, trait_glasses: 'none' }, today));
  expect(without.glasses).toBe('none');
});
