import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { giftCardMovements, giftCards } from '#database/tables/gift-cards.ts';
import { makingMails } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { refunds } from '#database/tables/refunds.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { orderStats } from '#shop/admin/order-stats.ts';
import { buyGiftCard } from '#shop/checkout/buy-gift-card.ts';
import { cancelOrder } from '#shop/checkout/cancel-order.ts';
import { checkOutBook, checkOutCart } from '#shop/checkout/check-out.ts';
import { reconcilePayments } from '#shop/checkout/reconcile-payments.ts';
import { settleFromProvider } from '#shop/checkout/settle-from-provider.ts';
import { findUnsentMakingNews } from '#shop/orders/making-mail.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { cancelBook } from '#shop/refunds/cancel-book.ts';
import { giveAddress, newCaller, newChild, TODAY } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import { codeForLetter } from './card-mail.ts';
import { listBoughtCards } from './find-card.ts';
import { blockCard, cardTotals } from './gift-cards-in-office.ts';

const shop = await openTill();
const { database, till, GOOSE, STAIR } = shop;
const { orm } = database;

/** A card that somebody has paid for, and its code. */
async function paidCard(amount: number) {
  const buyer = await newCaller(database);
  const url = await buyGiftCard(till, buyer, { amount, recipient: 'Noah' }, TODAY);
  await shop.press(url, 'pay');
  await settleFromProvider(till, shop.sessionOf(url));
  const [bought] = await listBoughtCards(orm, buyer);
  const { id } = bought!.card!;
  return { id, code: (await inTransaction(database, (tx) => codeForLetter(tx, 'secret', id)))! };
}

async function family() {
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller);
  await giveAddress(database, caller);
  return { caller, zoe };
}

const balanceOf = async (id: string) =>
  (await orm.select().from(giftCards).where(eq(giftCards.id, id)))[0]!.balance;
/** What the letter about a canceled book tells. */
async function canceledLetter(orderId: string) {
  const [mail] = await orm.select().from(makingMails).where(eq(makingMails.orderId, orderId));
  return findUnsentMakingNews(orm, mail!.id, TODAY);
}
const paymentsOf = (caller: Caller) =>
  orm.select().from(transactions).where(eq(transactions.userId, caller.userId));
const buy = async (
  { caller, zoe }: Awaited<ReturnType<typeof family>>,
  code: string,
  bookId = GOOSE,
) => (await checkOutBook(till, caller, { bookId, childIds: [zoe.id], code }, TODAY))!;

test('a card that pays all of it opens no payment page', async () => {
  const card = await paidCard(5000);
  const who = await family();
  const { revenue } = await orderStats(orm);
  const { owed } = await cardTotals(orm);
  const url = await buy(who, card.code.toLowerCase());
  const [payment] = await paymentsOf(who.caller);
  expect(url).toBe(`${till.publicUrl}/checkout/confirmation?payment_id=${payment!.id}`);
  expect(payment).toMatchObject({ status: 'completed', amount: 0, paidByCard: 3299 });
  expect(await balanceOf(card.id)).toBe(1701);
  // Revenue counts a card when it is used.
  expect((await orderStats(orm)).revenue).toBe(revenue + 3299);
  expect((await cardTotals(orm)).owed).toBe(owed - 3299);
  // Pressed once more it is the same purchase.
  expect(await buy(who, card.code)).toBe(url);
  expect(await balanceOf(card.id)).toBe(1701);
  expect(await findBrokenRules(orm)).toEqual([]);
});

test('what a card does not cover is charged; what it pays is held at once, and let go when nothing comes of it', async () => {
  const card = await paidCard(2000);
  const who = await family();
  const url = await buy(who, card.code);
  expect(await balanceOf(card.id)).toBe(0);
  expect(await till.payments.findSession(shop.sessionOf(url))).toMatchObject({ amount: 1299 });
  expect(await buy(who, card.code)).toBe(url);
  await shop.press(url, 'expire');
  await settleFromProvider(till, shop.sessionOf(url));
  expect(await balanceOf(card.id)).toBe(2000);
  const again = await buy(who, card.code);
  const [order] = await orm.select().from(orders).where(eq(orders.status, 'pending'));
  await cancelOrder(till, who.caller, order!.id);
  expect(await balanceOf(card.id)).toBe(2000);
  expect(await shop.areOpen(again)).toEqual([false]);
  const last = await buy(who, card.code);
  await shop.press(last, 'pay');
  await settleFromProvider(till, shop.sessionOf(last));
  expect(await balanceOf(card.id)).toBe(0);
  expect(await findBrokenRules(orm)).toEqual([]);
});

test('another try for the same book takes over what the one before has held', async () => {
  const card = await paidCard(2000);
  const who = await family();
  const first = await buy(who, card.code);
  const without = (await checkOutBook(
    till,
    who.caller,
    { bookId: GOOSE, childIds: [who.zoe.id] },
    TODAY,
  ))!;
  expect(await balanceOf(card.id)).toBe(2000);
  const second = await buy(who, card.code);
  expect(await shop.areOpen(first, without, second)).toEqual([false, false, true]);
  expect(await balanceOf(card.id)).toBe(0);
});

test('twenty who use it at once never spend more than there is', async () => {
  const card = await paidCard(10_000);
  const families = await Promise.all(Array.from({ length: 20 }, family));
  const urls = await Promise.allSettled(families.map((one) => buy(one, card.code)));
  const used = (
    await orm.select().from(giftCardMovements).where(eq(giftCardMovements.cardId, card.id))
  ).reduce((sum, { kind, amount }) => sum + (kind === 'used' ? -amount : 0), 0);
  expect(used).toBe(10_000);
  expect(await balanceOf(card.id)).toBe(0);
  const refused = urls.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refused).toEqual(Array(16).fill('GIFT_CARD_EMPTY'));
  expect(await findBrokenRules(orm)).toEqual([]);
});

test('what is too little to be charged stays on the card', async () => {
  const card = await paidCard(3270);
  const who = await family();
  const url = await buy(who, card.code);
  expect(await till.payments.findSession(shop.sessionOf(url))).toMatchObject({ amount: 50 });
  expect(await balanceOf(card.id)).toBe(21);
});

async function stop(cardId: string): Promise<void> {
  const admin = { ...(await newCaller(database, 'Ada')), userType: 'admin' as const };
  await inTransaction(database, (tx) => blockCard(tx, admin, { id: cardId, why: 'Stolen' }, TODAY));
}

test('a card that is stopped or empty pays nothing, and one that nobody knows is no code either', async () => {
  const card = await paidCard(3299);
  const [one, other] = [await family(), await family()];
  await buy(one, card.code);
  await expect(buy(other, card.code)).rejects.toMatchObject({ code: 'GIFT_CARD_EMPTY' });
  const stopped = await paidCard(5000);
  await stop(stopped.id);
  await expect(buy(other, stopped.code)).rejects.toMatchObject({ code: 'GIFT_CARD_BLOCKED' });
  await expect(buy(other, 'ACDEFHJKMNPQRTVW')).rejects.toMatchObject({ code: 'CODE_REFUSED' });
  expect(await paymentsOf(other.caller)).toEqual([]);
});

test("a canceled book's part goes back to its card, the rest by the provider", async () => {
  const card = await paidCard(2000);
  const who = await family();
  const url = await buy(who, card.code);
  await shop.press(url, 'pay');
  await settleFromProvider(till, shop.sessionOf(url));
  const { refunded } = await orderStats(orm);
  const [order] = await orm.select().from(orders).where(eq(orders.userId, who.caller.userId));
  await inTransaction(database, (tx) => cancelBook(tx, who.caller, order!.id, TODAY));
  expect(await balanceOf(card.id)).toBe(2000);
  const [shown] = await shop.ordersOf(who.caller);
  expect(shown).toMatchObject({ refundedAmount: 3299, refundState: 'pending' });
  expect((await orderStats(orm)).refunded).toBe(refunded + 3299);
  expect((await canceledLetter(order!.id))?.money).toMatchObject({ amount: 1299, onCard: 2000 });
  expect(await findBrokenRules(orm)).toEqual([]);
});

test('one that a card paid alone comes back to it alone', async () => {
  const card = await paidCard(5000);
  const who = await family();
  await buy(who, card.code);
  const [order] = await orm.select().from(orders).where(eq(orders.userId, who.caller.userId));
  await inTransaction(database, (tx) => cancelBook(tx, who.caller, order!.id, TODAY));
  expect(await balanceOf(card.id)).toBe(5000);
  expect((await shop.ordersOf(who.caller))[0]).toMatchObject({
    ...{ refundedAmount: 3299, refundState: 'succeeded' },
  });
  expect((await canceledLetter(order!.id))?.money).toEqual({
    ...{ amount: 0, onCard: 3299, isRefused: false, why: null },
  });
  expect(await findBrokenRules(orm)).toEqual([]);
});

test('of one that a card paid a part of, all has gone back once the bank has taken its own', async () => {
  const card = await paidCard(2000);
  const who = await family();
  const url = await buy(who, card.code);
  await shop.press(url, 'pay');
  await settleFromProvider(till, shop.sessionOf(url));
  const [order] = await orm.select().from(orders).where(eq(orders.userId, who.caller.userId));
  const { id, transactionId } = order!;
  const back = { id: randomUUID(), transactionId, amount: 500, orderId: id };
  await orm
    .insert(refunds)
    .values({ ...back, reason: 'goodwill', why: 'Bent', state: 'failed', settledAt: TODAY });
  await inTransaction(database, (tx) => cancelBook(tx, who.caller, id, TODAY));
  expect((await shop.ordersOf(who.caller))[0]).toMatchObject({
    ...{ refundedAmount: 3299, refundState: 'pending' },
  });
});

test('what the version before has left held comes back', async () => {
  const card = await paidCard(2000);
  const who = await family();
  const url = await buy(who, card.code);
  await shop.press(url, 'expire');
  const of = `transaction_id in (select id from transactions where user_id = '${who.caller.userId}')`;
  await orm.execute(`update orders set status = 'expired' where ${of}`);
  await orm.execute(
    `update transactions set status = 'expired' where user_id = '${who.caller.userId}'`,
  );
  await reconcilePayments(till, new Date());
  await reconcilePayments(till, new Date());
  expect(await balanceOf(card.id)).toBe(2000);
});

// The last two: the provider has no word of it.
test('money that comes after all takes from the card what is left by then', async () => {
  const card = await paidCard(2000);
  const [late, quick] = [await family(), await family()];
  await buy(late, card.code);
  const [payment] = await paymentsOf(late.caller);
  const settle = (outcome: 'failed' | 'completed') =>
    inTransaction(database, (tx) => settlePayment(tx, payment!.id, outcome));
  await settle('failed');
  await buy(quick, card.code, STAIR);
  await settle('completed');
  expect(await balanceOf(card.id)).toBe(0);
  const rules = await findBrokenRules(orm);
  expect(rules.filter(({ rule }) => rule.includes('gift card'))).toEqual([]);
});

test('and nothing from a card that was stopped by then', async () => {
  const card = await paidCard(2000);
  const late = await family();
  await buy(late, card.code);
  const [payment] = await paymentsOf(late.caller);
  const settle = (outcome: 'failed' | 'completed') =>
    inTransaction(database, (tx) => settlePayment(tx, payment!.id, outcome));
  await settle('failed');
  await stop(card.id);
  await settle('completed');
  expect(await balanceOf(card.id)).toBe(2000);
});

test('of that, books that are canceled at once give back no more than it took', async () => {
  const card = await paidCard(6000);
  const [late, quick] = [await shop.buyer(), await family()];
  await shop.add(late.caller, STAIR, late.zoe.id);
  await checkOutCart(till, late.caller, await shop.shown(late.caller), TODAY, { code: card.code });
  const [payment] = await paymentsOf(late.caller);
  const settle = (outcome: 'failed' | 'completed') =>
    inTransaction(database, (tx) => settlePayment(tx, payment!.id, outcome));
  await settle('failed');
  await buy(quick, card.code);
  await settle('completed');
  expect(await balanceOf(card.id)).toBe(0);
  const bought = await shop.ordersOf(late.caller);
  await Promise.all(
    bought.map(({ id }) => inTransaction(database, (tx) => cancelBook(tx, late.caller, id, TODAY))),
  );
  expect(await balanceOf(card.id)).toBe(6000 - 3299);
  // Nothing is missing where the card had nothing left to pay.
  const ids = new Set(bought.map(({ id }) => id));
  const rules = await findBrokenRules(orm);
  expect(rules.filter(({ id }) => ids.has(id))).toEqual([]);
});
