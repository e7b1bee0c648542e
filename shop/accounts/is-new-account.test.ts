import { expect, test } from 'vitest';
import { isNewAccount } from './is-new-account.ts';

const made = new Date('2026-03-01T20:00:00Z');
const after = (seconds: number) => new Date(made.getTime() + seconds * 1000);

test.each([
  ['the sign-in that made it', 0.01, 1, true],
  ['the last moment of being new', 0.01, 59.999, true],
  ['a minute later', 0.01, 60, false],
  ['out and in again within the minute', 30, 31, false],
  ['a later visit', 86_400, 86_401, false],
])('%s', (_when, signedInAt, now, isNew) => {
  expect(isNewAccount({ createdAt: made, signedInAt: after(signedInAt) }, after(now))).toBe(isNew);
});
