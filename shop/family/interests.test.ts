import { expect, test } from 'vitest';
import { interestList, interestsAsStored } from './interests.ts';

test('interests are split on commas, trimmed, and named once', () => {
  expect(interestList('baking,  Dinosaurs , Baking,, ')).toEqual(['baking', 'Dinosaurs']);
  expect(interestsAsStored(' trains ,trains,the sea')).toBe('trains, the sea');
  expect(interestList('')).toEqual([]);
});
