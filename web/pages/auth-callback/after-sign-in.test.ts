import { expect, test } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

test.each([
  [true, '/', '/signup'],
  [true, '/book/1?a=b', '/signup?to=%2Fbook%2F1%3Fa%3Db'],
  [false, '/', '/'],
  [false, '/cart', '/cart'],
])('new: %s, wanted: %s, leads to %s', (isNew, to, path) => {
  expect(afterSignIn(isNew, to)).toBe(path);
});
