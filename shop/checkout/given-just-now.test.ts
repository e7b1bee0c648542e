import { expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { cancelBook } from '#shop/refunds/cancel-book.ts';
import { TODAY } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import { paidCard } from '#tests/support/paid-card.ts';
import { checkOutBook } from './check-out.ts';

const shop = await openTill();
const { database, till, GOOSE, ordersOf } = shop;

test('a book that nothing was left to pay for, canceled and bought once more, is bought once more', async () => {
  const { code } = await paidCard(shop, 10_000);
  const { caller, zoe } = await shop.buyer();
  const buy = () => checkOutBook(till, caller, { bookId: GOOSE, childIds: [zoe.id], code }, TODAY);
  const first = await buy();
  expect(await buy()).toBe(first);
  const [canceled] = await ordersOf(caller);
  await inTransaction(database, (tx) => cancelBook(tx, caller, canceled!.id, TODAY));
  const second = await buy();
  expect(second).not.toBe(first);
  // Now that is the purchase of a moment ago.
  expect(await buy()).toBe(second);
  expect((await ordersOf(caller)).map(({ stages }) => stages?.stage)).toEqual([
    'checking',
    'cancelled',
  ]);
});
