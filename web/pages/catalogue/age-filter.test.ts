import { expect, test } from 'vitest';
import { ageIn, sayHowMany } from './age-filter.ts';

test('a band of the landing page is read from the address', () => {
  expect(ageIn(new URLSearchParams('age=0-12m'))).toBe('0-12m');
});

test.each(['', 'age=', 'age=99', 'age=toString'])('%j filters nothing', (search) => {
  expect(ageIn(new URLSearchParams(search))).toBeUndefined();
});

test('one book, several books and no book are counted in words', () => {
  expect(sayHowMany(1, '3-4')).toBe('1 book for 3 to 4 years.');
  expect(sayHowMany(2, '0-12m')).toBe('2 books for the first 12 months.');
  expect(sayHowMany(0, '4-6')).toBe('No book for 4 to 6 years yet.');
});
