import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles } from '#database/tables/accounts.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { listActsOnOrder } from '#shop/audit/list-acts.ts';
import { findOrder } from '#shop/orders/find-order.ts';
import { findOrderRow } from '#shop/orders/find-whole-order.ts';
import { holdMaking } from '#shop/orders/making.ts';
import { offerReprint } from '#shop/orders/reprint-offer.ts';
import { cancelHeld } from '#shop/refunds/cancel-held.ts';
import { newCaller, TODAY } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import { somebodyWaits } from '#tests/support/somebody-waits.ts';
import { buyReprint } from './buy-reprint.ts';
import { payAgain } from './check-out.ts';
import { settleFromProvider } from './settle-from-provider.ts';

const { till, database, GOOSE, buyer, add, buyCart, press, sessionOf, ordersOf, linesOf } =
  await openTill();
const ada = await newCaller(database, 'Ada');
const query = async (sql: string, values: unknown[] = []) =>
  (await database.pool.query(sql, values)).rows;
const quote = (cost: number | null) =>
  query(
    `insert into delivery_quotes (country_code, cost, quoted_at) values ('US', $1, now())
     on conflict (country_code) do update set cost = $1`,
    [cost],
  );
await quote(1840);

/** A book for 32.99 that is printed already, and was offered once more. */
async function offered() {
  const { caller, zoe } = await buyer();
  const url = await buyCart(caller);
  await pay(url);
  const [order] = await ordersOf(caller);
  const id = order!.id;
  await query(`update makings set stage = 'approved' where order_id = $1`, [id]);
  await query(
    `insert into making_events (order_id, number, stage, by) values ($1, 2, 'approved', 'family')`,
    [id],
  );
  await offer(id);
  return { caller, zoe, id };
}
async function pay(url: string) {
  await press(url, 'pay');
  await settleFromProvider(till, sessionOf(url));
}
const offer = (id: string) =>
  inTransaction(database, (tx) => offerReprint(tx, ada, id, 'Two letters of the name.'));
const buy = (caller: Caller, id: string, shown?: number) =>
  buyReprint(till, caller, id, shown, TODAY);
const find = async (caller: Caller, id: string) => (await findOrder(database.orm, caller, id))!;

test('it costs what the printer asks today, goes through the ordinary checkout, and is checked anew', async () => {
  const { caller, zoe, id } = await offered();
  expect((await find(caller, id)).reprintOffer).toMatchObject({ price: 1840, boughtAs: null });
  // What lies in the cart meanwhile is another copy, for the shelf's price.
  await add(caller, GOOSE, zoe.id);
  await query(`update children set name = 'Somebody else' where id = $1`, [zoe.id]);
  const url = (await buy(caller, id, 1840))!;
  expect(await buy(caller, id)).toBe(url);
  await pay(url);
  const [again] = await ordersOf(caller);
  expect(again).toMatchObject({
    ...{ reprintOf: id, bookPrice: 1840, quantity: 1, totalAmount: 1840, status: 'completed' },
    ...{ stages: { stage: 'checking' }, reader: { name: 'Zoë' } },
  });
  expect(await linesOf(caller)).toMatchObject([{ quantity: 1, price: 3299 }]);
  expect((await find(caller, id)).reprintOffer).toMatchObject({ boughtAs: again!.id });
  expect(await buy(caller, id)).toBeUndefined();
});

test('a price that has changed since it was seen is refused, and what the client says is never charged', async () => {
  const { caller, id } = await offered();
  await expect(buy(caller, id, 100)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  await quote(1990);
  await expect(buy(caller, id, 1840)).rejects.toMatchObject({
    ...{ code: 'PRICE_CHANGED', data: { prices: [{ price: 19.9 }] } },
  });
  await quote(null);
  await expect(buy(caller, id)).rejects.toMatchObject({ code: 'COUNTRY_NOT_DELIVERED' });
  await quote(1840);
});

test('who leaves it unpaid comes back to the order, and pays again for what the printer asks then', async () => {
  const { caller, id } = await offered();
  const url = (await buy(caller, id))!;
  const session = await till.payments.findSession(sessionOf(url));
  expect(session?.open).toBe(true);
  await till.payments.closeSession(sessionOf(url));
  await settleFromProvider(till, sessionOf(url));
  const [left] = await ordersOf(caller);
  expect(left).toMatchObject({ status: 'expired', reprintOf: id, canBePaidAgain: true });
  expect(await linesOf(caller)).toEqual([]);
  await quote(1900);
  await pay((await payAgain(till, caller, left!.id, TODAY))!);
  expect((await ordersOf(caller))[0]).toMatchObject({ totalAmount: 1900, reprintOf: id });
  await quote(1840);
});

test('a book that is canceled since is not printed once more at cost', async () => {
  const { caller, id } = await offered();
  const order = (await findOrderRow(database.orm, id))!;
  const why = { by: 'admin', at: TODAY, reason: 'admin_cancelled' } as const;
  await inTransaction(database, async (tx) => {
    const making = (await holdMaking(tx, id))!;
    await cancelHeld(tx, { making, order }, why);
  });
  expect((await find(caller, id)).reprintOffer).toBeUndefined();
  expect(await buy(caller, id)).toBeUndefined();
});

test('ten presses at once are one payment', async () => {
  const { caller, id } = await offered();
  const urls = await Promise.all(Array.from({ length: 10 }, () => buy(caller, id)));
  expect(new Set(urls).size).toBe(1);
});

test('what is paid for while somebody presses once more is not bought twice', async () => {
  const { caller, id } = await offered();
  const url = (await buy(caller, id))!;
  let again: Promise<unknown> = Promise.resolve();
  await inTransaction(database, async (tx) => {
    // Where a family's checkouts queue up: the second press has seen the offer, and waits here while the first is settled.
    await tx.select().from(profiles).where(eq(profiles.id, caller.userId)).for('update');
    again = buy(caller, id).catch((error) => error);
    await expect.poll(() => somebodyWaits(database)).toBe(true);
    await pay(url);
  });
  expect(await again).toMatchObject({ code: 'OVERTAKEN' });
  const bought = (await ordersOf(caller)).filter(({ reprintOf }) => reprintOf === id);
  expect(bought.map(({ status }) => status)).toEqual(['completed']);
});

test('it is offered once, to whom it belongs, and only of what cannot be corrected any more', async () => {
  const { caller, id } = await offered();
  expect(await offer(id)).toBe(true);
  expect(await listActsOnOrder(database.orm, id)).toMatchObject([
    { act: 'reprint_offered', why: 'Two letters of the name.' },
  ]);
  const stranger = await newCaller(database);
  expect(await buy(stranger, id)).toBeUndefined();
  await query(`delete from reprint_offers where order_id = $1`, [id]);
  expect(await buy(caller, id)).toBeUndefined();
  await query(`update makings set stage = 'checking' where order_id = $1`, [id]);
  await query('delete from making_events where order_id = $1 and number > 1', [id]);
  await expect(offer(id)).rejects.toMatchObject({ code: 'NOTHING_TO_REPRINT' });
});

test('after all of this every rule holds', async () => {
  const broken = await findBrokenRules(database.orm);
  // Nothing is made or printed here.
  expect(
    broken.filter(({ rule }) => !/a job that makes|a job sends|is made, and|sent/.test(rule)),
  ).toEqual([]);
});
