import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import { expectBooksToBalance } from '#tests/support/books-balance.ts';
import { TODAY } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import { cancelOrder } from './cancel-order.ts';
import { checkOutCart } from './check-out.ts';
import { continuePayment } from './continue-payment.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { settleFromProvider } from './settle-from-provider.ts';
import { settleWaitingSession } from './settle-waiting-session.ts';

/** What can be done with an order that waits for its money (readings: Cart, checkout, orders; decision 093). */
const shop = await openTill();
const { till, STAIR, add, shown, buyer, buyCart, press, decide, areOpen } = shop;
const { linesOf, ordersOf, statusesOf, sessionOf, confirmationOf } = shop;

/** A family that has left its payment page for a cart of two books. */
async function leftCart() {
  const { caller, zoe } = await buyer();
  await add(caller, STAIR, zoe.id);
  const page = await buyCart(caller);
  const [one] = await ordersOf(caller);
  return { caller, page, orderId: one!.id };
}

describe('continuing', () => {
  test('leads to the very page that is open', async () => {
    const { caller, page, orderId } = await leftCart();
    expect(await continuePayment(till, caller, orderId)).toBe(page);
  });

  test.each([
    ['pay', ['completed', 'completed']],
    ['pay-later', ['pending', 'pending']],
  ])(
    'after %s, which the shop has not heard of, it leads to the confirmation',
    async (button, statuses) => {
      const { caller, page, orderId } = await leftCart();
      await press(page, button);
      expect(await continuePayment(till, caller, orderId)).toBe(confirmationOf(page));
      expect(await statusesOf(caller)).toEqual(statuses);
      expect(await continuePayment(till, caller, orderId)).toBe(confirmationOf(page));
    },
  );

  test('a page that has ended is named, and so is one that never was', async () => {
    const { caller, page, orderId } = await leftCart();
    await press(page, 'expire');
    for (let time = 0; time < 2; time++) {
      await expect(continuePayment(till, caller, orderId)).rejects.toMatchObject({
        code: 'PAYMENT_ENDED',
      });
    }
    expect(await statusesOf(caller)).toEqual(['expired', 'expired']);
    expect(await continuePayment(till, caller, randomUUID())).toBeUndefined();
  });

  test('a page that was never opened is opened now', async () => {
    const { caller } = await buyer();
    const dead = { ...till.payments, openSession: () => Promise.reject(new Error('killed')) };
    const begun = checkOutCart({ ...till, payments: dead }, caller, await shown(caller), TODAY);
    await expect(begun).rejects.toThrow('killed');
    const [order] = await ordersOf(caller);
    const page = await continuePayment(till, caller, order!.id);
    expect(await areOpen(page!)).toEqual([true]);
    expect(await buyCart(caller)).toBe(page);
  });

  test('is for the buyer alone', async () => {
    const { orderId } = await leftCart();
    const { caller: stranger } = await buyer();
    expect(await continuePayment(till, stranger, orderId)).toBeUndefined();
  });
});

describe('canceling', () => {
  test('closes the page, ends every order of the payment, and leaves the cart full', async () => {
    const { caller, page, orderId } = await leftCart();
    expect((await ordersOf(caller)).map((order) => order.transaction.orderCount)).toEqual([2, 2]);
    expect(await cancelOrder(till, caller, orderId)).toBe(true);
    expect(await areOpen(page)).toEqual([false]);
    expect(await statusesOf(caller)).toEqual(['expired', 'expired']);
    expect(await linesOf(caller)).toHaveLength(2);
    expect(await cancelOrder(till, caller, orderId)).toBe(true);
    expect(await buyCart(caller)).not.toBe(page);
  });

  test.each([
    ['pay', 'completed'],
    ['pay-later', 'pending'],
  ])('does not take back what was left by %s', async (button, status) => {
    const { caller, page, orderId } = await leftCart();
    await press(page, button);
    for (let time = 0; time < 2; time++) {
      await expect(cancelOrder(till, caller, orderId)).rejects.toMatchObject({
        code: 'PAID_ALREADY',
      });
    }
    expect(await statusesOf(caller)).toEqual([status, status]);
  });

  test('at the very moment of paying, one of the two holds', async () => {
    const { caller, page, orderId } = await leftCart();
    const [canceled] = await Promise.allSettled([
      cancelOrder(till, caller, orderId),
      press(page, 'pay'),
    ]);
    const status = canceled.status === 'fulfilled' ? 'expired' : 'completed';
    expect(await statusesOf(caller)).toEqual([status, status]);
  });

  test('is for the buyer alone', async () => {
    const { caller, orderId } = await leftCart();
    const { caller: stranger } = await buyer();
    expect(await cancelOrder(till, stranger, orderId)).toBe(false);
    expect(await statusesOf(caller)).toEqual(['pending', 'pending']);
  });
});

test('a page that a deleted account has left open is closed by the reconciler', async () => {
  const { caller, page } = await leftCart();
  await inTransaction(till.database, (tx) => deleteAccount(tx, caller));
  await reconcilePayments(till, new Date(Date.now() + 2 * 60_000));
  expect(await areOpen(page)).toEqual([false]);
});

describe('what is told of a pending order', () => {
  test('whether the bank has it', async () => {
    const { caller, page } = await leftCart();
    const isOnItsWay = async () =>
      (await ordersOf(caller)).map((order) => order.transaction.onItsWaySince !== null);
    expect(await isOnItsWay()).toEqual([false, false]);
    await press(page, 'pay-later');
    await settleFromProvider(till, sessionOf(page));
    expect(await isOnItsWay()).toEqual([true, true]);
    await decide(page, 'fail');
    await settleFromProvider(till, sessionOf(page));
    expect((await ordersOf(caller)).map((order) => order.canBePaidAgain)).toEqual([true, true]);
  });
});

describe('a session that the shop does not know', () => {
  /** As after a crash between the provider's answer and noting it. */
  const forgotten = async () => {
    const { caller, page } = await leftCart();
    await till.database.pool.query(
      'update transactions set stripe_session_id = null where user_id = $1',
      [caller.userId],
    );
    await press(page, 'pay');
    return { caller, session: sessionOf(page) };
  };

  test('is asked for at the provider, and settled if it is the caller’s own', async () => {
    const { caller, session } = await forgotten();
    await settleWaitingSession(till, caller, session);
    expect(await statusesOf(caller)).toEqual(['completed', 'completed']);
    expect(await linesOf(caller)).toEqual([]);
  });

  test('is left alone if it is somebody else’s', async () => {
    const { caller, session } = await forgotten();
    const { caller: stranger } = await buyer();
    await settleWaitingSession(till, stranger, session);
    expect(await statusesOf(caller)).toEqual(['pending', 'pending']);
    expect(await linesOf(stranger)).toHaveLength(1);
    await settleFromProvider(till, session);
  });

  test('is no concern of the provider if it cannot be one of its sessions', async () => {
    const { caller } = await buyer();
    const asked: string[] = [];
    const findSession = async (id: string) => void asked.push(id) as undefined;
    const watched = { ...till, payments: { ...till.payments, findSession } };
    for (const id of ['..', '', 'pi_1', 'cs_1/../..', 'cs_\0', 'cs_nobody']) {
      await settleWaitingSession(watched, caller, id);
    }
    expect(asked).toEqual(['cs_nobody']);
  });
});

test('after all that the books balance', () => expectBooksToBalance(till.database));
