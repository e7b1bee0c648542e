import { expect, test } from 'vitest';
import { findOrder, type Operation } from './find-order.ts';

/** A number that is added to and read. */
const add = (from: number, to: number): Operation<number> => ({
  what: 'add',
  from,
  to,
  apply: (sum) => sum + 1,
});
const read = (seen: number, from: number, to: number): Operation<number> => ({
  what: `read ${seen}`,
  from,
  to,
  apply: (sum) => (sum === seen ? sum : undefined),
});
const order = (...operations: Operation<number>[]) => findOrder(0, operations, String);

test('what happened one after the other fits its own order, and no other', () => {
  expect(order(add(1, 2), read(1, 3, 4), add(5, 6), read(2, 7, 8))).toBeUndefined();
  expect(order(add(1, 2), read(0, 3, 4))).toEqual({
    fitted: ['add [1 to 2]'],
    state: 1,
    stuckAt: ['read 0 [3 to 4]'],
  });
});

test('what happened at once fits in any order', () => {
  expect(order(add(1, 4), read(0, 2, 3))).toBeUndefined();
  expect(order(add(1, 4), read(1, 2, 3))).toBeUndefined();
  expect(order(add(1, 10), add(2, 9), read(1, 3, 4), read(2, 5, 6))).toBeUndefined();
});

test('nobody reads back what somebody has seen already', () => {
  expect(order(add(1, 10), read(1, 2, 3), read(0, 4, 5))).toBeDefined();
});

test('a lost update: two added, one is there', () => {
  expect(order(add(1, 3), add(2, 4), read(1, 5, 6))).toBeDefined();
});

test('what may have happened did so between its two moments, or not at all', () => {
  const maybe = (from: number, to: number): Operation<number> => ({
    ...add(from, to),
    maybe: true,
  });
  expect(order(maybe(1, 4), read(1, 2, 3))).toBeUndefined();
  expect(order(maybe(1, 4), read(0, 2, 3), read(0, 8, 9))).toBeUndefined();
  expect(order(read(1, 2, 3), maybe(4, 5))).toBeDefined();
  expect(order(maybe(1, 2), read(0, 3, 4), read(1, 5, 6))).toBeDefined();
});

test('of ten at once the state that they lead to is looked at once, not ten factorial times', () => {
  const ten = Array.from({ length: 10 }, (_, n) => add(n, 100 + n));
  expect(order(...ten, read(11, 200, 201))).toBeDefined();
  expect(order(...ten, read(10, 200, 201))).toBeUndefined();
});
