import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '#database/tables/orders.ts';
import { webhookDeliveries } from '#database/tables/webhooks.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { checkOutCart } from '#shop/checkout/check-out.ts';
import { makeEndpoint } from '#shop/webhooks/make-endpoint.ts';
import { newCaller, TODAY } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import { paidCard } from '#tests/support/paid-card.ts';
import { cancelBook } from './cancel-book.ts';

const shop = await openTill();
const { database, till } = shop;
const { orm } = database;
const ada = { ...(await newCaller(database, 'Ada')), userType: 'admin' as const };

const ordersOf = (caller: Caller) =>
  orm.select().from(orders).where(eq(orders.userId, caller.userId));
const cancel = (caller: Caller, id: string) =>
  inTransaction(database, (tx) => cancelBook(tx, caller, id, TODAY));

test('what goes back to a card is told to others, as what goes back by the provider', async () => {
  const wish = { url: 'https://example.com', events: ['order.refunded' as const] };
  await inTransaction(database, (tx) => makeEndpoint(tx, ada, wish));
  const card = await paidCard(shop, 5000);
  const { caller } = await shop.buyer();
  await checkOutCart(till, caller, await shop.shown(caller), TODAY, { code: card.code });
  const [order] = await ordersOf(caller);
  await cancel(caller, order!.id);
  await cancel(caller, order!.id);
  const told = await orm.select().from(webhookDeliveries);
  expect(told.map(({ payload }) => JSON.parse(payload))).toMatchObject([
    { type: 'order.refunded', data: { order_id: order!.id, refund: { amount: 32.99 } } },
  ]);
});
