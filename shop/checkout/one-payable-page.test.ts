import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders } from '#database/tables/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { clearCart } from '#shop/cart/remove-from-cart.ts';
import { changeChild } from '#shop/family/change-child.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import { removeChild } from '#shop/previews/remove-child.ts';
import { expectBooksToBalance } from '#tests/support/books-balance.ts';
import { HOME, newChild, TODAY } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import { somebodyWaits } from '#tests/support/somebody-waits.ts';
import { checkOutBook, checkOutCart, payAgain } from './check-out.ts';
import { ProviderAway } from './payment-provider.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { settleFromProvider } from './settle-from-provider.ts';
import type { Till } from './till.ts';

/** Of one book for one child, one page can be paid at a time (readings: Cart, checkout, orders; decision 093). */
const shop = await openTill();
const { database, till, GOOSE, STAIR, add, buyer, buyCart, buyNow, press, areOpen } = shop;
const { decide, linesOf, shown, ordersOf, statusesOf, sessionOf, confirmationOf } = shop;

const rename = (caller: Caller, childId: string, name: string) =>
  inTransaction(database, (tx) => changeChild(tx, caller, childId, { name }, TODAY));

describe('of two pages for the same book and child', () => {
  test('an edited child: the page with the old name is closed', async () => {
    const { caller, zoe } = await buyer();
    const old = await buyCart(caller);
    await rename(caller, zoe.id, 'Zoe');
    const corrected = await buyCart(caller);
    expect(await areOpen(old, corrected)).toEqual([false, true]);
    expect(await statusesOf(caller)).toEqual(['pending', 'expired']);
  });

  // Found by the model of the whole shop: what had just been paid got another page.
  test('a cart that is bought while its own payment is being noted finds its lines gone', async () => {
    const { caller } = await buyer();
    const first = await buyCart(caller);
    await press(first, 'pay');
    const [order] = await ordersOf(caller);
    const lines = await shown(caller);
    const { again } = await inTransaction(database, async (tx) => {
      const [{ transactionId }] = (await tx
        .select()
        .from(orders)
        .where(eq(orders.id, order!.id))) as [typeof orders.$inferSelect];
      await settlePayment(tx, transactionId, 'completed');
      const again = checkOutCart(till, caller, lines, TODAY).catch((error) => error.code);
      await expect.poll(() => somebodyWaits(database)).toBe(true);
      return { again };
    });
    expect(await again).toBe('CART_EMPTY');
    expect(await statusesOf(caller)).toEqual(['completed']);
  });

  // Found by the model of the whole shop: the old order no longer named the child, the index did, and it was a 500.
  test('a child who was removed and saved again: the page from before is the page, or is closed', async () => {
    const { caller, zoe } = await buyer();
    const before = await buyNow(caller, GOOSE, zoe.id);
    await inTransaction(database, (tx) => removeChild(tx, caller, zoe.id));
    await newChild(database, caller, { id: zoe.id });
    expect(await buyNow(caller, GOOSE, zoe.id)).toBe(before);
    await rename(caller, zoe.id, 'Zoe');
    const corrected = await buyNow(caller, GOOSE, zoe.id);
    expect(await areOpen(before, corrected)).toEqual([false, true]);
  });

  test('Buy Now, then a cart that holds the book too: the cart’s page stays', async () => {
    const { caller, zoe } = await buyer();
    const alone = await buyNow(caller, GOOSE, zoe.id);
    await add(caller, STAIR, zoe.id);
    const both = await buyCart(caller);
    expect(await areOpen(alone, both)).toEqual([false, true]);
    expect((await statusesOf(caller)).sort()).toEqual(['expired', 'pending', 'pending']);
  });

  test('a cart, then Buy Now of one of its books: the whole older page is closed', async () => {
    const { caller, zoe } = await buyer();
    await add(caller, STAIR, zoe.id);
    const both = await buyCart(caller);
    const alone = await buyNow(caller, STAIR, zoe.id);
    expect(await areOpen(both, alone)).toEqual([false, true]);
  });

  test('Pay again against the cart: the newer one stays', async () => {
    const { caller } = await buyer();
    const first = await buyCart(caller);
    await press(first, 'expire');
    await settleFromProvider(till, sessionOf(first));
    const [expired] = await ordersOf(caller);
    const again = (await payAgain(till, caller, expired!.id, TODAY))!;
    await add(caller, STAIR, expired!.childId!);
    const cart = await buyCart(caller);
    expect(await areOpen(again, cart)).toEqual([false, true]);
    const more = (await payAgain(till, caller, expired!.id, TODAY))!;
    expect(await areOpen(cart, more)).toEqual([false, true]);
  });

  test('another book, or another child, is another page', async () => {
    const { caller, zoe } = await buyer();
    const goose = await buyNow(caller, GOOSE, zoe.id);
    const stair = await buyNow(caller, STAIR, zoe.id);
    expect(await areOpen(goose, stair)).toEqual([true, true]);
  });

  test.each([
    ['pay', 'completed'],
    ['pay-later', 'pending'],
  ])(
    'if the older one was left by %s, its confirmation is shown, and nothing new is begun',
    async (button, status) => {
      const { caller, zoe } = await buyer();
      const old = await buyCart(caller);
      await press(old, button);
      await rename(caller, zoe.id, 'Zoe');
      expect(await buyNow(caller, GOOSE, zoe.id)).toBe(confirmationOf(old));
      expect(await statusesOf(caller)).toEqual([status]);
    },
  );

  // Once a second copy was begun at once, while the first one's money was there and its webhook was not.
  test('a Buy Now that was paid is shown as paid, before its webhook has come', async () => {
    const { caller, zoe } = await buyer();
    const paid = await buyNow(caller, GOOSE, zoe.id);
    await press(paid, 'pay');
    expect(await buyNow(caller, GOOSE, zoe.id)).toBe(confirmationOf(paid));
    expect(await linesOf(caller)).toEqual([]);
  });

  test('many tabs at once, each with another wish: one page is open, and who was overtaken is told', async () => {
    const { caller, zoe } = await buyer();
    await add(caller, STAIR, zoe.id);
    const tabs = await Promise.allSettled([
      ...Array.from({ length: 3 }, () => buyCart(caller)),
      ...Array.from({ length: 3 }, () => buyNow(caller, GOOSE, zoe.id)),
      ...Array.from({ length: 3 }, () => buyNow(caller, STAIR, zoe.id)),
    ]);
    const refusals = tabs.flatMap((tab) => (tab.status === 'rejected' ? [tab.reason.code] : []));
    expect(new Set([...refusals, 'OVERTAKEN'])).toEqual(new Set(['OVERTAKEN']));
    const { rows: open } = await database.pool.query(
      `select id from sandbox.checkout_sessions
       where request ->> 'customer_email' = $1 and status = 'open' order by id`,
      [caller.email],
    );
    const pending = (await ordersOf(caller)).filter((order) => order.status === 'pending');
    const sessions = pending.map((order) => order.transaction.stripeSessionId);
    expect(open.map(({ id }) => id)).toEqual([...new Set(sessions)].sort());
    expect(new Set(pending.map((order) => order.bookId)).size).toBe(pending.length);
  });

  test('the database itself takes no second one', async () => {
    const { caller, zoe } = await buyer();
    const book = { bookId: GOOSE, bookTitle: 'Book 1', price: 3299 };
    const line = { ...book, childId: zoe.id, quantity: 1, shipTo: HOME };
    const write = () =>
      inTransaction(database, (tx) =>
        writePendingOrders(tx, caller.userId, [{ ...line, reader: readerOfChild(zoe, TODAY) }]),
      );
    const { id } = await write();
    await expect(write()).rejects.toMatchObject({ cause: { code: '23505' } });
    await inTransaction(database, (tx) => settlePayment(tx, id, 'expired'));
    await write();
  });

  test('a page that another window has closed while it was opened is handed out to nobody', async () => {
    const { caller, zoe } = await buyer();
    let opened = '';
    const slow: Till = {
      ...till,
      payments: {
        ...till.payments,
        async openSession(request) {
          const session = await till.payments.openSession(request);
          opened = session.url!;
          await rename(caller, zoe.id, 'Zoe');
          await buyCart(caller);
          return session;
        },
      },
    };
    const begun = checkOutBook(slow, caller, { bookId: GOOSE, childIds: [zoe.id] }, TODAY);
    await expect(begun).rejects.toMatchObject({ code: 'OVERTAKEN' });
    expect(await areOpen(opened)).toEqual([false]);
    expect(await statusesOf(caller)).toEqual(['pending', 'expired']);
  });

  test('a page that is noted while the reconciler gives up those that never were stays payable', async () => {
    const { caller } = await buyer();
    const dead = { ...till.payments, openSession: () => Promise.reject(new Error('killed')) };
    const begun = checkOutCart({ ...till, payments: dead }, caller, await shown(caller), TODAY);
    await expect(begun).rejects.toThrow('killed');
    // A day later the family goes on, and its page is being noted when the reconciler has found it unnoted.
    const note = (session: string | null): [string, unknown[]] => [
      'update transactions set stripe_session_id = $2 where user_id = $1',
      [caller.userId, session],
    ];
    const noting = await database.pool.connect();
    await noting.query('begin');
    await noting.query(...note('cs_late'));
    const reconciled = reconcilePayments(till, new Date(Date.now() + 25 * 3_600_000));
    await expect.poll(() => somebodyWaits(database)).toBe(true);
    await noting.query('commit');
    noting.release();
    await reconciled;
    expect(await statusesOf(caller)).toEqual(['pending']);
    await database.pool.query(...note(null));
  });

  test('while the provider is away nothing is closed, and nothing new is begun', async () => {
    const { caller, zoe } = await buyer();
    const old = await buyCart(caller);
    await rename(caller, zoe.id, 'Zoe');
    const closeSession = () => Promise.reject(new ProviderAway('away'));
    const away = { ...till, payments: { ...till.payments, closeSession } };
    const begun = checkOutCart(away, caller, await shown(caller), TODAY);
    await expect(begun).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_AWAY' });
    expect(await statusesOf(caller)).toEqual(['pending']);
    expect(await areOpen(old, await buyCart(caller))).toEqual([false, true]);
  });

  test('a crash between closing the old page and opening the new one leaves nothing stuck', async () => {
    const { caller, zoe } = await buyer();
    const old = await buyCart(caller);
    // Closed at the provider, and nobody noted it.
    await till.payments.closeSession(sessionOf(old));
    await reconcilePayments(till, new Date(Date.now() + 2 * 60_000));
    expect(await statusesOf(caller)).toEqual(['expired']);
    // Written, and never opened.
    const dead = { ...till.payments, openSession: () => Promise.reject(new Error('killed')) };
    const begun = checkOutCart({ ...till, payments: dead }, caller, await shown(caller), TODAY);
    await expect(begun).rejects.toThrow('killed');
    await rename(caller, zoe.id, 'Zoe');
    expect(await areOpen(await buyCart(caller))).toEqual([true]);
    expect(await statusesOf(caller)).toEqual(['pending', 'expired', 'expired']);
  });
});

describe('paying again', () => {
  const leftToExpire = async () => {
    const { caller, zoe } = await buyer();
    const first = await buyCart(caller);
    await press(first, 'expire');
    await settleFromProvider(till, sessionOf(first));
    const [expired] = await ordersOf(caller);
    return { caller, zoe, expired: expired! };
  };
  const canPayAgain = async (caller: Caller) =>
    (await ordersOf(caller)).map((order) => order.canBePaidAgain);

  test.each(['pay', 'pay-later'])(
    'is over once it has led to a page that was left by %s',
    async (button) => {
      const { caller, expired } = await leftToExpire();
      const again = (await payAgain(till, caller, expired.id, TODAY))!;
      expect(await payAgain(till, caller, expired.id, TODAY)).toBe(again);
      await press(again, button);
      await settleFromProvider(till, sessionOf(again));
      expect(await canPayAgain(caller)).toEqual([false, false]);
      expect(await payAgain(till, caller, expired.id, TODAY)).toBeUndefined();
    },
  );

  test('is over as well if the book was bought from the cart, or by Buy Now', async () => {
    const { caller, zoe, expired } = await leftToExpire();
    const bought = await buyNow(caller, GOOSE, zoe.id);
    expect(await canPayAgain(caller)).toEqual([false, true]);
    await press(bought, 'pay');
    await settleFromProvider(till, sessionOf(bought));
    expect(await payAgain(till, caller, expired.id, TODAY)).toBeUndefined();
  });

  test('goes on as long as none of its payments was paid', async () => {
    const { caller, expired } = await leftToExpire();
    const again = (await payAgain(till, caller, expired.id, TODAY))!;
    await press(again, 'pay-later');
    await settleFromProvider(till, sessionOf(again));
    await decide(again, 'fail');
    await settleFromProvider(till, sessionOf(again));
    expect(await statusesOf(caller)).toEqual(['failed', 'expired']);
    expect(await canPayAgain(caller)).toEqual([true, true]);
    expect(await payAgain(till, caller, expired.id, TODAY)).toContain('/sandbox/pay/');
  });

  test('a copy that was bought before does not stand in its way', async () => {
    const { caller, zoe } = await buyer();
    const bought = await buyCart(caller);
    await press(bought, 'pay');
    await settleFromProvider(till, sessionOf(bought));
    const left = await buyNow(caller, GOOSE, zoe.id);
    await press(left, 'expire');
    await settleFromProvider(till, sessionOf(left));
    expect(await canPayAgain(caller)).toEqual([true, false]);
  });
});

describe('what lies in the cart after a payment page', () => {
  const copiesOf = async (caller: Caller) =>
    (await linesOf(caller)).map(({ bookId, quantity }) => [bookId, quantity]);
  const withEmptyCart = async () => {
    const { caller, zoe } = await buyer();
    await inTransaction(database, (tx) => clearCart(tx, caller));
    return { caller, zoe };
  };

  test('a Buy Now that was left, however often it was begun: one copy', async () => {
    const { caller, zoe } = await withEmptyCart();
    await buyNow(caller, STAIR, zoe.id);
    await buyNow(caller, STAIR, zoe.id);
    expect(await copiesOf(caller)).toEqual([[STAIR, 1]]);
  });

  test.each(['pay', 'pay-later'])('a Buy Now that ended well by %s: nothing', async (button) => {
    const { caller, zoe } = await withEmptyCart();
    const page = await buyNow(caller, STAIR, zoe.id);
    await press(page, button);
    if (button === 'pay-later') await decide(page, 'settle');
    await settleFromProvider(till, sessionOf(page));
    expect(await copiesOf(caller)).toEqual([]);
  });

  test.each(['expire', 'fail'])('a Buy Now that ended by %s: its copy', async (button) => {
    const { caller, zoe } = await withEmptyCart();
    const page = await buyNow(caller, STAIR, zoe.id);
    await press(page, button === 'fail' ? 'pay-later' : button);
    if (button === 'fail') await decide(page, 'fail');
    await settleFromProvider(till, sessionOf(page));
    expect(await copiesOf(caller)).toEqual([[STAIR, 1]]);
  });

  test('what was taken out while the page was open does not come back', async () => {
    const { caller, zoe } = await withEmptyCart();
    const page = await buyNow(caller, STAIR, zoe.id);
    await inTransaction(database, (tx) => clearCart(tx, caller));
    await press(page, 'expire');
    await settleFromProvider(till, sessionOf(page));
    expect(await copiesOf(caller)).toEqual([]);
  });

  test('what another tab takes out while the cart is being bought does not come back', async () => {
    const { caller } = await buyer();
    const other = await database.pool.connect();
    await other.query('begin');
    // Whoever buys has read the cart when he comes here.
    await other.query('select from profiles where id = $1 for update', [caller.userId]);
    const bought = buyCart(caller);
    await expect.poll(() => somebodyWaits(database)).toBe(true);
    await inTransaction(database, (tx) => clearCart(tx, caller));
    await other.query('commit');
    other.release();
    await bought;
    expect(await copiesOf(caller)).toEqual([]);
  });

  // Its line stayed as 'Unknown Child', and no book of the cart could be bought until somebody took it out.
  test('a child who was deleted while its page was open: nothing, and the rest of the cart can be bought', async () => {
    const { caller, zoe } = await buyer();
    const theo = await newChild(database, caller, { name: 'Theo' });
    await buyNow(caller, GOOSE, theo.id);
    const page = await buyNow(caller, GOOSE, zoe.id);
    await inTransaction(database, (tx) => removeChild(tx, caller, zoe.id));
    await press(page, 'pay');
    await settleFromProvider(till, sessionOf(page));
    expect((await linesOf(caller)).map((line) => line.childName)).toEqual(['Theo']);
    expect(await buyCart(caller)).toContain('/sandbox/pay/');
  });
});

test('after all that the books balance', () => expectBooksToBalance(database));
