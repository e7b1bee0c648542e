import { expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { blockCard } from '#shop/gift-cards/gift-cards-in-office.ts';
import { newCaller, TODAY } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import { paidCard } from '#tests/support/paid-card.ts';
import { checkOutBook, payAgain } from './check-out.ts';
import { settleFromProvider } from './settle-from-provider.ts';

const shop = await openTill();
const { database, till, GOOSE, press, sessionOf, ordersOf } = shop;

/** An order that a card of 20 dollars was to pay a part of, and whose page has run out. */
async function runOut() {
  const card = await paidCard(shop, 2000);
  const { caller, zoe } = await shop.buyer();
  const wish = { bookId: GOOSE, childIds: [zoe.id], code: card.code };
  const url = (await checkOutBook(till, caller, wish, TODAY))!;
  await press(url, 'expire');
  await settleFromProvider(till, sessionOf(url));
  const [order] = await ordersOf(caller);
  return { card, again: async () => (await payAgain(till, caller, order!.id, TODAY))! };
}
const charged = async (url: string) => (await till.payments.findSession(sessionOf(url)))?.amount;

test('paid again, an order takes its gift card along', async () => {
  const { again } = await runOut();
  expect(await charged(await again())).toBe(1299);
});

test('and does without where the card pays nothing any more', async () => {
  const { card, again } = await runOut();
  const ada = { ...(await newCaller(database, 'Ada')), userType: 'admin' as const };
  const stopped = { id: card.id, why: 'Stolen' };
  await inTransaction(database, (tx) => blockCard(tx, ada, stopped, TODAY));
  expect(await charged(await again())).toBe(3299);
});
