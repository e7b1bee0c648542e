import { eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { transactions } from '#database/tables/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import { listLines } from '#shop/cart/cart.ts';
import { changeChild } from '#shop/family/change-child.ts';
import { listPaymentsToAskAbout, noteAsked } from '#shop/orders/waiting-payments.ts';
import { removeChild } from '#shop/previews/remove-child.ts';
import { expectBooksToBalance } from '#tests/support/books-balance.ts';
import { giveAddress, newCaller, newChild, shelve, TODAY } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import { checkOutBook, checkOutCart, payAgain } from './check-out.ts';
import { ProviderAway } from './payment-provider.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { settleFromProvider } from './settle-from-provider.ts';
import { settleWaitingSession } from './settle-waiting-session.ts';
import type { Till } from './till.ts';

const shop = await openTill();
const { database, sandbox, till, GOOSE, STAIR, add, linesOf, shown, ordersOf } = shop;
const { buyer, buyCart, sessionOf, press, statusesOf: statusOf } = shop;

describe('checking out', () => {
  test('pending orders are there before the browser leaves, with what the book is drawn from', async () => {
    const { caller, zoe } = await buyer();
    await buyCart(caller);
    expect(await ordersOf(caller)).toMatchObject([
      {
        status: 'pending',
        bookTitle: 'Book 1',
        bookPrice: 3299,
        totalAmount: 3299,
        childId: zoe.id,
        reader: { name: 'Zoë', pronoun: 'she', level: 'sapling', interests: ['dinosaurs'] },
      },
    ]);
  });

  // Once failed for real: the provider answers 409 while the first request of a key is under way.
  test('fifty checkouts of one cart at once lead to one session and one set of orders', async () => {
    const { caller } = await buyer();
    const urls = await Promise.all(Array.from({ length: 50 }, () => buyCart(caller)));
    expect(new Set(urls).size).toBe(1);
    expect(await ordersOf(caller)).toHaveLength(1);
  });

  test('coming back later to the same cart leads to the same session', async () => {
    const { caller } = await buyer();
    const first = await buyCart(caller);
    await press(first, 'decline');
    expect(await buyCart(caller)).toBe(first);
  });

  test('a corrected name is another purchase: the old one would print the old name', async () => {
    const { caller, zoe } = await buyer();
    const first = await buyCart(caller);
    await inTransaction(database, (tx) => changeChild(tx, caller, zoe.id, { name: 'Zoe' }, TODAY));
    expect(await buyCart(caller)).not.toBe(first);
  });

  // Once went round for ever: the session was neither open nor ended.
  test('while a delayed payment is on its way, the same cart leads to its news, not to a second payment', async () => {
    const { caller } = await buyer();
    const url = await buyCart(caller);
    await press(url, 'pay-later');
    expect(await buyCart(caller)).toBe(
      `${till.publicUrl}/checkout/confirmation?session_id=${sessionOf(url)}`,
    );
    expect(await ordersOf(caller)).toHaveLength(1);
  });

  test('a session that the provider has forgotten does not block the cart', async () => {
    const { caller } = await buyer();
    await buyCart(caller);
    await database.orm
      .update(transactions)
      .set({ stripeSessionId: `cs_test_forgotten_${caller.userId}` })
      .where(eq(transactions.userId, caller.userId));
    expect(await buyCart(caller)).toContain('/sandbox/pay/');
  });

  test('after a session has ended the same lines start a new one', async () => {
    const { caller } = await buyer();
    const first = await buyCart(caller);
    await press(first, 'expire');
    expect(await buyCart(caller)).not.toBe(first);
    expect((await ordersOf(caller)).map((order) => order.status).sort()).toEqual([
      'expired',
      'pending',
    ]);
  });

  test('refuses an empty cart, a missing address, a changed cart and a deleted child', async () => {
    const caller = await newCaller(database);
    await expect(checkOutCart(till, caller, [], TODAY)).rejects.toMatchObject({
      code: 'CART_EMPTY',
    });
    const zoe = await newChild(database, caller);
    await add(caller, GOOSE, zoe.id);
    await expect(buyCart(caller)).rejects.toMatchObject({ code: 'ADDRESS_REQUIRED' });
    await giveAddress(database, caller);
    const before = await shown(caller);
    await add(caller, STAIR, zoe.id);
    await expect(checkOutCart(till, caller, before, TODAY)).rejects.toMatchObject({
      code: 'CART_CHANGED',
    });
    await inTransaction(database, (tx) => removeChild(tx, caller, zoe.id));
    await expect(buyCart(caller)).rejects.toMatchObject({ code: 'CHILD_GONE' });
    expect(await ordersOf(caller)).toEqual([]);
  });

  test('a price that has changed is shown before it is charged', async () => {
    const { caller } = await buyer();
    const before = await shown(caller);
    const dearer = await shelve(database, 3, 1000);
    const zoe = await newChild(database, caller);
    await add(caller, dearer, zoe.id);
    await shelve(database, 3, 1500);
    await expect(buyCart(caller)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    const after = await shown(caller);
    expect(after.map((line) => line.shownPrice)).toEqual([before[0]!.shownPrice, 1500]);
    expect(await buyCart(caller)).toContain('/sandbox/pay/');
  });

  test("buys one book; another family's child cannot be bought for", async () => {
    const { caller, zoe } = await buyer();
    const wanted = { bookId: STAIR, childIds: [zoe.id], shownPrice: 2999 };
    expect(await checkOutBook(till, caller, wanted, TODAY)).toContain('/sandbox/pay/');
    const stranger = (await buyer()).caller;
    expect(await checkOutBook(till, stranger, wanted, TODAY)).toBeUndefined();
  });

  test('buys a book for a brother too: a line each in one payment, and both lie in the cart', async () => {
    const { caller, zoe } = await buyer();
    const theo = await newChild(database, caller, { name: 'Theo' });
    const childIds = [zoe.id, theo.id, theo.id];
    const wanted = { bookId: STAIR, childIds, shownPrice: 2999 };
    const url = await checkOutBook(till, caller, wanted, TODAY);
    const bought = await ordersOf(caller);
    expect(bought.map(({ reader }) => reader!.name).sort()).toEqual(['Theo', 'Zoë']);
    expect(bought.map(({ totalAmount }) => totalAmount)).toEqual([2999, 2999]);
    expect(new Set(bought.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect((await till.payments.findSession(sessionOf(url!)))?.amount).toBe(5998);
    expect(await linesOf(caller)).toHaveLength(3);

    const stranger = (await buyer()).zoe;
    const among = { ...wanted, childIds: [zoe.id, stranger.id] };
    expect(await checkOutBook(till, caller, among, TODAY)).toBeUndefined();
  });

  test('a provider that is away is named; the next try finds the same orders', async () => {
    const { caller } = await buyer();
    const away: Till = {
      ...till,
      payments: {
        ...till.payments,
        openSession: () => Promise.reject(new ProviderAway('away')),
      },
    };
    await expect(checkOutCart(away, caller, await shown(caller), TODAY)).rejects.toMatchObject({
      code: 'PAYMENT_PROVIDER_AWAY',
    });
    await buyCart(caller);
    expect(await ordersOf(caller)).toHaveLength(1);
  });
});

describe('settling', () => {
  test.each([
    ['pay', 'completed'],
    ['pay-later', 'pending'],
    ['decline', 'pending'],
    ['expire', 'expired'],
  ])('%s on the payment page leaves the order %s', async (button, status) => {
    const { caller } = await buyer();
    const url = await buyCart(caller);
    await press(url, button);
    await settleFromProvider(till, sessionOf(url));
    expect(await statusOf(caller)).toEqual([status]);
  });

  test('a delayed payment that fails may still be paid for anew', async () => {
    const { caller } = await buyer();
    const url = await buyCart(caller);
    await press(url, 'pay-later');
    await fetch(`${sandbox.url}/sandbox/payments/${sessionOf(url)}/fail`, { method: 'POST' });
    await settleFromProvider(till, sessionOf(url));
    expect(await statusOf(caller)).toEqual(['failed']);
    expect(await buyCart(caller)).not.toBe(url);
  });

  test('an order that failed or expired is paid for again as a new order, by its buyer only', async () => {
    const { caller } = await buyer();
    const url = await buyCart(caller);
    await press(url, 'expire');
    await settleFromProvider(till, sessionOf(url));
    const [expired] = await ordersOf(caller);
    const stranger = (await buyer()).caller;
    expect(await payAgain(till, stranger, expired!.id, TODAY)).toBeUndefined();
    const again = await payAgain(till, caller, expired!.id, TODAY);
    expect(again).not.toBe(url);
    await press(again!, 'pay');
    await settleFromProvider(till, sessionOf(again!));
    expect(await statusOf(caller)).toEqual(['completed', 'expired']);
    expect(await payAgain(till, caller, (await ordersOf(caller))[0]!.id, TODAY)).toBeUndefined();
  });

  test('the provider is asked about a session for its buyer, and for no stranger who names it', async () => {
    const { caller } = await buyer();
    const url = await buyCart(caller);
    await press(url, 'pay');
    await settleWaitingSession(till, (await buyer()).caller, sessionOf(url));
    expect(await statusOf(caller)).toEqual(['pending']);
    await settleWaitingSession(till, caller, sessionOf(url));
    expect(await statusOf(caller)).toEqual(['completed']);
  });

  test('a paid book leaves the cart, once', async () => {
    const { caller, zoe } = await buyer();
    const url = await buyCart(caller);
    await press(url, 'pay');
    await settleFromProvider(till, sessionOf(url), { id: 'evt_1', type: 'x' });
    expect(await listLines(database.orm, caller, TODAY)).toEqual([]);
    await add(caller, GOOSE, zoe.id);
    await settleFromProvider(till, sessionOf(url), { id: 'evt_2', type: 'x' });
    expect(await listLines(database.orm, caller, TODAY)).toHaveLength(1);
  });

  test('an order whose session was never noted is found by what the session says', async () => {
    const { caller } = await buyer();
    const url = await buyCart(caller);
    // As after a crash between the provider's answer and noting it.
    const [payment] = await database.orm
      .update(transactions)
      .set({ stripeSessionId: null })
      .where(eq(transactions.userId, caller.userId))
      .returning();
    await press(url, 'pay');
    await settleFromProvider(till, sessionOf(url));
    const [settled] = await database.orm
      .select()
      .from(transactions)
      .where(eq(transactions.id, payment!.id));
    expect(settled).toMatchObject({ status: 'completed', stripeSessionId: sessionOf(url) });
  });

  test('the reconciler finds the outcome of a session whose webhook never came', async () => {
    const { caller } = await buyer();
    await press(await buyCart(caller), 'pay');
    await reconcilePayments(till, new Date(Date.now() + 2 * 60_000));
    expect(await statusOf(caller)).toEqual(['completed']);
  });

  /**
   * The oldest hundred were asked about, each minute: those who had left a payment page open, or whose session nobody
   * knows any more, kept the reconciler from a newer payment, and so did one whose amount was wrong.
   */
  test('a hundred payments without an outcome, and one that cannot be right, do not keep it from a newer one', async () => {
    const longAgo = new Date(Date.now() - 3_600_000);
    const { userId } = (await buyer()).caller;
    const left = Array.from({ length: 100 }, (_, n) => ({
      userId,
      stripeSessionId: `cs_nobody_knows_${n}`,
      amount: 3299,
      createdAt: longAgo,
    }));
    const wrong = await buyCart((await buyer()).caller);
    await press(wrong, 'pay');
    await database.orm
      .update(transactions)
      .set({ amount: 1, createdAt: longAgo })
      .where(eq(transactions.stripeSessionId, sessionOf(wrong)));
    await database.orm.insert(transactions).values(left);
    const { caller } = await buyer();
    await press(await buyCart(caller), 'pay');

    for (let minute = 2; minute < 6; minute++) {
      await reconcilePayments(till, new Date(Date.now() + minute * 60_000)).catch(() => {});
    }
    expect(await statusOf(caller)).toEqual(['completed']);
    await database.orm
      .delete(transactions)
      .where(like(transactions.stripeSessionId, 'cs_nobody_knows_%'));
    await database.orm
      .update(transactions)
      .set({ amount: 3299 })
      .where(eq(transactions.stripeSessionId, sessionOf(wrong)));
  });

  test('a payment page that is left open is asked about ever more rarely', async () => {
    const { caller } = await buyer();
    await buyCart(caller);
    const [payment] = await database.orm
      .select()
      .from(transactions)
      .where(eq(transactions.userId, caller.userId));
    const minutesLater = (minutes: number) =>
      new Date(payment!.createdAt.getTime() + minutes * 60_000);
    const isDue = async (minutes: number) =>
      (await listPaymentsToAskAbout(database.orm, minutesLater(minutes), 1_000)).some(
        ({ id }) => id === payment!.id,
      );
    const asked = (minutes: number) =>
      inTransaction(database, (tx) => noteAsked(tx, payment!.id, minutesLater(minutes)));
    expect([await isDue(0.9), await isDue(1.1)]).toEqual([false, true]);
    await asked(2);
    expect([await isDue(2.9), await isDue(3.1)]).toEqual([false, true]);
    await asked(600);
    expect([await isDue(659), await isDue(661)]).toEqual([false, true]);
  });

  test('an order that was never given a payment page expires after a day, not before', async () => {
    const { caller } = await buyer();
    await buyCart(caller);
    await database.orm
      .update(transactions)
      .set({ stripeSessionId: null })
      .where(eq(transactions.userId, caller.userId));
    await reconcilePayments(till, new Date(Date.now() + 23 * 3_600_000));
    expect(await statusOf(caller)).toEqual(['pending']);
    await reconcilePayments(till, new Date(Date.now() + 25 * 3_600_000));
    expect(await statusOf(caller)).toEqual(['expired']);
  });

  test('after all that the books balance', () => expectBooksToBalance(database));
});
