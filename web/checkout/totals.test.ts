import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';

test('totals count copies and add up without losing a cent', () => {
  expect(
    totalsOf([
      { price: 24.99, quantity: 1 },
      { price: 24.99, quantity: 2 },
    ]),
  ).toEqual({ copies: 3, dollars: 74.97 });
  expect(totalsOf([])).toEqual({ copies: 0, dollars: 0 });
  expect(totalsOf([{ price: 0.1, quantity: 3 }])).toEqual({ copies: 3, dollars: 0.3 });
});
