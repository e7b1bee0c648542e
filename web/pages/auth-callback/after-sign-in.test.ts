import { expect, test } from 'vitest';
import { afterSignIn, isNewAccount } from './after-sign-in.ts';

test.each([
  [true, '/', '/signup'],
  [true, '/book/1?a=b', '/signup?to=%2Fbook%2F1%3Fa%3Db'],
  [false, '/', '/'],
  [false, '/cart', '/cart'],
])('new: %s, wanted: %s, leads to %s', (isNew, to, path) => {
  expect(afterSignIn(isNew, to)).toBe(path);
});

test('an account is new for less than 60 seconds', () => {
  const made = '2026-11-21T12:00:00.000Z';
  expect(isNewAccount(made, new Date('2026-11-21T12:00:59.999Z'))).toBe(true);
  expect(isNewAccount(made, new Date('2026-11-21T12:01:00.000Z'))).toBe(false);
});
