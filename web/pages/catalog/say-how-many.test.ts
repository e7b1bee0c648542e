import { expect, test } from 'vitest';
import { sayHowMany } from './say-how-many.ts';

test('one book, several books and no book are counted in words', () => {
  expect(sayHowMany(1, { words: '', age: '3-4' })).toBe('1 book for 3 to 4 years.');
  expect(sayHowMany(2, { words: '', age: '0-12m' })).toBe('2 books for the first 12 months.');
  expect(sayHowMany(0, { words: '', age: '4-6' })).toBe('No book for 4 to 6 years yet.');
});

test('everything that was asked for is said back', () => {
  expect(sayHowMany(2, { words: 'red button', tag: 'Funny', age: '2-3' })).toBe(
    '2 books matching "red button", tagged Funny, for 2 to 3 years.',
  );
});
