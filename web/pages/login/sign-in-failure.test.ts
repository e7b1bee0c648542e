import { expect, test } from 'vitest';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import { failureOf } from './sign-in-failure.ts';

test('a reason that we give has its own words', () => {
  expect(failureOf('google')).toBe('Something went wrong with Google authentication.');
  expect(failureOf('link')).toContain('more than 10 minutes old');
});

test('any other reason gets the same sentence, and no reason gets none', () => {
  expect(failureOf('your account is closed, call us')).toBe(SOMETHING_WENT_WRONG);
  expect(failureOf('')).toBe(SOMETHING_WENT_WRONG);
  expect(failureOf(null)).toBeUndefined();
});
