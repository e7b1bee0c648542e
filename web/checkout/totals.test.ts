import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';

const line = (price: number, quantity: number, book_id = 1) => ({ book_id, price, quantity });

test('totals count copies and add up without losing a cent', () => {
  expect(totalsOf([line(24.99, 1), line(24.99, 2)])).toEqual({
    copies: 3,
    dollars: 74.97,
    off: 0,
    toPay: 74.97,
  });
  expect(totalsOf([])).toMatchObject({ copies: 0, dollars: 0 });
  expect(totalsOf([line(0.1, 3)])).toMatchObject({ copies: 3, dollars: 0.3 });
});

test('a code takes off what it says, of the books that it is for', () => {
  const code = { code: 'SPRING10', percent: 10, amount: null, book_ids: [1], gift_card: null };
  expect(totalsOf([line(32.99, 1), line(29.99, 1, 2)], code)).toMatchObject({
    dollars: 62.98,
    off: 3.3,
    toPay: 59.68,
  });
  const gift = { code: 'GIFT', percent: null, amount: 50, book_ids: null, gift_card: null };
  expect(totalsOf([line(32.99, 1)], gift)).toMatchObject({ off: 32.99, toPay: 0 });
});

test('a gift card pays what is on it, and never leaves less than can be charged', () => {
  const card = (amount: number) => ({
    ...{ code: 'ACDE-FHJK', percent: null, amount, book_ids: null, gift_card: 'FHJK' },
  });
  expect(totalsOf([line(32.99, 1)], card(20))).toMatchObject({ off: 20, toPay: 12.99 });
  expect(totalsOf([line(32.99, 1)], card(50))).toMatchObject({ off: 32.99, toPay: 0 });
  expect(totalsOf([line(32.99, 1)], card(32.9))).toMatchObject({ off: 32.49, toPay: 0.5 });
});
