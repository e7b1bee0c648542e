import { expect, test } from 'vitest';
import { levelsToAdd, levelsToEdit } from './level-choices.ts';

const labels = (stored: string) => levelsToEdit(stored).map(({ value }) => value);

test('the edit card has six levels of its own', () => {
  expect(labels('Pre-Reader')).toHaveLength(6);
  expect(labels('Pre-Reader').at(-1)).toBe('Advanced Reader');
});

test('a level of the other list is kept and shown', () => {
  expect(labels('Sapling')).toEqual(['Sapling', ...labels('Pre-Reader')]);
});

test('the add form shows the ages', () => {
  expect(levelsToAdd.map(({ value, hint }) => [value, hint])).toEqual([
    ['Seedling', '0-2'],
    ['Sprout', '2-4'],
    ['Sapling', '4-6'],
    ['Explorer', '6-8'],
  ]);
});
