import { expect, test } from 'vitest';
import { read } from './use-reading.ts';

const closed = { page: 1, before: undefined };
const turn = (by: 1 | -1) => ({ type: 'turn', by, layout: 'open' }) as const;

test('a leaf turns to the next opening, and another only once it lies', () => {
  const turning = read(read({ page: 3, before: undefined }, turn(1)), turn(1));
  expect(turning).toEqual({ page: 5, before: 3 });
  expect(read(read(turning, { type: 'settled' }), turn(-1))).toEqual({ page: 3, before: 5 });
});

test('before the cover and after the back of it there is nothing', () => {
  expect(read(closed, turn(-1))).toBe(closed);
  const back = read(closed, { type: 'go', to: 99, layout: 'narrow' });
  expect(back.page).toBe(34);
  expect(read({ page: 34, before: undefined }, turn(1)).page).toBe(34);
});
