import { expect, test } from 'vitest';
import { type Turning, turn } from './turning.ts';

const on = (page: number): Turning => ({ page, locked: false });

test('next and previous wrap around', () => {
  expect(turn(on(5), { type: 'turn', by: 1 }).page).toBe(1);
  expect(turn(on(1), { type: 'turn', by: -1 }).page).toBe(5);
  expect(turn(on(2), { type: 'turn', by: 1 }).page).toBe(3);
});

test('a dot goes straight to its page', () => {
  expect(turn(on(1), { type: 'go', to: 4 })).toEqual({ page: 4, locked: true });
});

test('while a page turns, no other does', () => {
  const turning = turn(on(1), { type: 'turn', by: 1 });
  expect(turn(turning, { type: 'turn', by: 1 })).toBe(turning);
  expect(turn(turning, { type: 'go', to: 5 })).toBe(turning);
  const settled = turn(turning, { type: 'settled' });
  expect(turn(settled, { type: 'turn', by: 1 }).page).toBe(3);
});

test('going to the page that is open turns nothing and locks nothing', () => {
  expect(turn(on(3), { type: 'go', to: 3 })).toEqual(on(3));
});
