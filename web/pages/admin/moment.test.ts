import { expect, test } from 'vitest';
import { atUtc } from './moment.ts';

test('a moment reads in US English and in UTC, with plain spaces only', () => {
  expect(atUtc('2026-11-18T20:42:59.000Z')).toEqual({ day: 'Nov 18, 2026', time: '8:42 PM UTC' });
  expect(atUtc('2026-01-01T00:05:00.000Z')).toEqual({ day: 'Jan 1, 2026', time: '12:05 AM UTC' });
});
