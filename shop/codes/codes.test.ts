import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '#database/tables/audit.ts';
import { codes, codeUses } from '#database/tables/codes.ts';
import { makings } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { refunds } from '#database/tables/refunds.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { orderStats } from '#shop/admin/order-stats.ts';
import { cancelOrder } from '#shop/checkout/cancel-order.ts';
import { checkOutBook, checkOutCart, payAgain } from '#shop/checkout/check-out.ts';
import { continuePayment } from '#shop/checkout/continue-payment.ts';
import { reconcilePayments } from '#shop/checkout/reconcile-payments.ts';
import { settleFromProvider } from '#shop/checkout/settle-from-provider.ts';
import { listOrders } from '#shop/orders/list-orders.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { cancelBook } from '#shop/refunds/cancel-book.ts';
import { reconcileRefunds } from '#shop/refunds/reconcile-refunds.ts';
import { expectBooksToBalance } from '#tests/support/books-balance.ts';
import { newCaller, TODAY } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import type { CodeTerms } from '#vocabulary/codes.ts';
import { endCode } from './end-code.ts';
import { makeCode, type NewCode } from './make-code.ts';

const shop = await openTill();
const { database, till, GOOSE, STAIR, add, shown, ordersOf, buyer, press, sessionOf } = shop;
const admin = await newCaller(database, 'Ada');

let made = 0;
const newCode = (terms: Partial<NewCode> = {}) => {
  made += 1;
  const always = { validFrom: new Date('2026-01-01'), validUntil: null };
  const all = { percent: 10, amount: null, bookIds: null, oncePerFamily: false, mostUses: null };
  const wanted = { code: `CODE${made}`, ...always, ...all, ...terms };
  return inTransaction(database, (tx) => makeCode(tx, admin, wanted));
};
const buyNow = async (caller: Caller, childId: string, code: string, bookId = GOOSE) =>
  (await checkOutBook(till, caller, { bookId, childIds: [childId], code }, TODAY))!;
const buyCart = async (caller: Caller, code?: string) =>
  checkOutCart(till, caller, await shown(caller), TODAY, { code });
const paid = async (url: string) => {
  await press(url, 'pay');
  await settleFromProvider(till, sessionOf(url));
};
const usesOf = async (id: string) =>
  (await database.orm.select().from(codes).where(eq(codes.id, id)))[0]!.uses;
const useOf = async (caller: Caller) =>
  (await database.orm.select().from(codeUses).where(eq(codeUses.userId, caller.userId))).map(
    ({ state }) => state,
  );
const refusal = (reason: string) => ({ code: 'CODE_REFUSED', data: { reason } });
const PERCENT = (percent: number): Partial<CodeTerms> => ({ percent, amount: null });
const AMOUNT = (amount: number): Partial<CodeTerms> => ({ percent: null, amount });

describe('a code takes off', () => {
  test('a tenth of what is paid for: the provider charges the rest, by its own discount', async () => {
    const { caller, zoe } = await buyer();
    await newCode({ code: 'SPRING10' });
    const url = await buyNow(caller, zoe.id, ' spring 10');
    expect(await till.payments.findSession(sessionOf(url))).toMatchObject({ amount: 2969 });
    const page = await (await fetch(`${shop.sandbox.url}/sandbox/pay/${sessionOf(url)}`)).text();
    expect(page).toContain('Code SPRING10');
    expect(page).toContain('−$3.30');
    await paid(url);
    const [order] = await ordersOf(caller);
    expect(order).toMatchObject({
      ...{ status: 'completed', totalAmount: 3299, discount: 330 },
      transaction: { amount: 2969, discount: 330, code: 'SPRING10' },
    });
    await expectBooksToBalance(database);
  });

  test('of the books that it is for alone', async () => {
    const { caller, zoe } = await buyer();
    await add(caller, STAIR, zoe.id);
    const code = await newCode({ ...AMOUNT(500), bookIds: [STAIR] });
    await buyCart(caller, code.code);
    const bought = await ordersOf(caller);
    expect(bought.map(({ bookId, discount }) => [bookId, discount]).sort()).toEqual([
      [GOOSE, 0],
      [STAIR, 500],
    ]);
    const other = await buyer();
    await expect(buyNow(other.caller, other.zoe.id, code.code)).rejects.toMatchObject(
      refusal('other_books'),
    );
  });

  test('no more than there is; revenue is what was paid', async () => {
    const before = (await orderStats(database.orm)).revenue;
    const { caller } = await buyer();
    const code = await newCode(AMOUNT(1000));
    await paid(await buyCart(caller, code.code));
    expect((await orderStats(database.orm)).revenue - before).toBe(2299);
  });

  test('the price of today: a price from the page does not bring more off', async () => {
    const { caller, zoe } = await buyer();
    const code = await newCode();
    const wanted = { bookId: GOOSE, childIds: [zoe.id], shownPrice: 5000, code: code.code };
    await expect(checkOutBook(till, caller, wanted, TODAY)).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
    });
  });
});

describe('a code is refused', () => {
  test.each([
    ['that nobody made', {}, 'unknown', 'NEVERMADE'],
    ['before its time', { validFrom: new Date('2026-12-01') }, 'not_yet', undefined],
    ['after its time', { validUntil: new Date('2026-11-01') }, 'over', undefined],
  ])('%s', async (_, terms, reason, typed) => {
    const { caller, zoe } = await buyer();
    const code = await newCode(terms);
    await expect(buyNow(caller, zoe.id, typed ?? code.code)).rejects.toMatchObject(refusal(reason));
    expect(await ordersOf(caller)).toEqual([]);
  });

  test('once somebody of the shop has ended it; who has begun to pay with it still can', async () => {
    const { caller, zoe } = await buyer();
    const code = await newCode();
    const url = await buyNow(caller, zoe.id, code.code);
    await inTransaction(database, (tx) => endCode(tx, admin, code.id, TODAY));
    await inTransaction(database, (tx) => endCode(tx, admin, code.id, TODAY));
    const other = await buyer();
    await expect(buyNow(other.caller, other.zoe.id, code.code)).rejects.toMatchObject(
      refusal('over'),
    );
    await paid(url);
    expect(await ordersOf(caller)).toMatchObject([{ status: 'completed', discount: 330 }]);
    const acts = await database.orm
      .select({ act: auditEntries.act, by: auditEntries.byName })
      .from(auditEntries)
      .where(eq(auditEntries.subject, code.id));
    expect(acts).toEqual([
      { act: 'code_made', by: 'Ada' },
      { act: 'code_ended', by: 'Ada' },
    ]);
  });

  test('of which there is one of that name already', async () => {
    await newCode({ code: 'TWICE' });
    await expect(newCode({ code: 'TWICE' })).rejects.toMatchObject({ code: 'CODE_TAKEN' });
  });
});

describe('how often', () => {
  test('a code for one use is used once by twenty at once', async () => {
    const code = await newCode({ mostUses: 1 });
    const families = await Promise.all(Array.from({ length: 20 }, () => buyer()));
    const answers = await Promise.allSettled(
      families.map(({ caller, zoe }) => buyNow(caller, zoe.id, code.code)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(refusal('over'));
    }
    expect(await usesOf(code.id)).toBe(1);
  });

  test('twenty presses of one family are one purchase and one use', async () => {
    const { caller, zoe } = await buyer();
    const code = await newCode({ oncePerFamily: true, mostUses: 5 });
    const urls = await Promise.all(
      Array.from({ length: 20 }, () => buyNow(caller, zoe.id, code.code)),
    );
    expect(new Set(urls).size).toBe(1);
    expect(await usesOf(code.id)).toBe(1);
  });

  test('once for each family: not for another book while it waits, nor after it was paid with', async () => {
    const { caller, zoe } = await buyer();
    const code = await newCode({ oncePerFamily: true });
    const url = await buyNow(caller, zoe.id, code.code);
    await expect(buyNow(caller, zoe.id, code.code, STAIR)).rejects.toMatchObject(refusal('held'));
    await paid(url);
    await expect(buyNow(caller, zoe.id, code.code, STAIR)).rejects.toMatchObject(refusal('used'));
    const other = await buyer();
    expect(await buyNow(other.caller, other.zoe.id, code.code)).toContain('/sandbox/pay/');
  });

  test('a canceled or expired payment lets go of its use, and one that ends late keeps what was paid', async () => {
    const { caller, zoe } = await buyer();
    const code = await newCode({ mostUses: 1, oncePerFamily: true });
    await buyNow(caller, zoe.id, code.code);
    const [first] = await ordersOf(caller);
    await cancelOrder(till, caller, first!.id);
    expect(await usesOf(code.id)).toBe(0);

    const url = await buyNow(caller, zoe.id, code.code);
    await press(url, 'expire');
    await settleFromProvider(till, sessionOf(url));
    expect([await usesOf(code.id), await useOf(caller)]).toEqual([0, ['released', 'released']]);

    const other = await buyer();
    await paid(await buyNow(other.caller, other.zoe.id, code.code));
    const [second] = await ordersOf(caller);
    await inTransaction(database, (tx) => settlePayment(tx, second!.transactionId, 'completed'));
    expect([await usesOf(code.id), (await useOf(caller)).sort()]).toEqual([
      1,
      ['late', 'released'],
    ]);
  });

  test('paying again takes the code along, as long as it can be used', async () => {
    const { caller, zoe } = await buyer();
    const code = await newCode({ mostUses: 1 });
    await press(await buyNow(caller, zoe.id, code.code), 'expire');
    await reconcilePayments(till, new Date(Date.now() + 3_600_000));
    const [expired] = await ordersOf(caller);
    const again = (await payAgain(till, caller, expired!.id, TODAY))!;
    expect(await till.payments.findSession(sessionOf(again))).toMatchObject({ amount: 2969 });
    const [pending] = await ordersOf(caller);
    await cancelOrder(till, caller, pending!.id);
    const other = await buyer();
    await buyNow(other.caller, other.zoe.id, code.code);
    const dearer = (await payAgain(till, caller, expired!.id, TODAY))!;
    expect(await till.payments.findSession(sessionOf(dearer))).toMatchObject({ amount: 3299 });
  });

  test('another code is another purchase: it takes the place of the one that waits, and frees its use', async () => {
    const { caller, zoe } = await buyer();
    const [one, two] = [await newCode({ mostUses: 1 }), await newCode({ percent: 20 })];
    const first = await buyNow(caller, zoe.id, one.code);
    const second = await buyNow(caller, zoe.id, two.code);
    expect(second).not.toBe(first);
    expect(await shop.areOpen(first, second)).toEqual([false, true]);
    expect([await usesOf(one.id), await usesOf(two.id)]).toEqual([0, 1]);
    expect(await buyNow(caller, zoe.id, one.code)).toContain('/sandbox/pay/');
    expect([await usesOf(one.id), await usesOf(two.id)]).toEqual([1, 0]);
  });

  test('a code that is refused closes nothing that waits', async () => {
    const { caller, zoe } = await buyer();
    const used = await newCode({ mostUses: 1 });
    const other = await buyer();
    await buyNow(other.caller, other.zoe.id, used.code);
    const url = await buyCart(caller);
    await expect(buyNow(caller, zoe.id, used.code)).rejects.toMatchObject(refusal('over'));
    expect(await shop.areOpen(url)).toEqual([true]);
  });

  test('the reconciler settles a use that the version before left reserved', async () => {
    const { caller, zoe } = await buyer();
    const code = await newCode();
    await paid(await buyNow(caller, zoe.id, code.code));
    const mine = eq(codeUses.userId, caller.userId);
    await database.orm.update(codeUses).set({ state: 'reserved' }).where(mine);
    await reconcilePayments(till, TODAY);
    expect(await useOf(caller)).toEqual(['kept']);
  });
});

describe('if nothing is left to pay', () => {
  const confirmation = (url: string) => new URL(url).searchParams.get('payment_id')!;

  test('no payment page opens: the order is paid at once, and its confirmation finds it', async () => {
    const { caller, zoe } = await buyer();
    const code = await newCode({ ...PERCENT(100), oncePerFamily: true });
    const url = await buyNow(caller, zoe.id, code.code);
    const found = await listOrders(database.orm, caller, { page: 1, payment: confirmation(url) });
    expect(found.orders).toMatchObject([
      {
        ...{ status: 'completed', totalAmount: 3299, discount: 3299 },
        transaction: { amount: 0, stripeSessionId: null },
        making: { status: 'waiting' },
        stages: { stage: 'checking' },
      },
    ]);
    expect(await shop.linesOf(caller)).toEqual([]);
    expect(await continuePayment(till, caller, found.orders[0]!.id)).toBe(url);
  });

  test('twenty presses give one book away', async () => {
    const { caller, zoe } = await buyer();
    for (const oncePerFamily of [true, false]) {
      const code = await newCode({ ...AMOUNT(5000), oncePerFamily });
      const urls = await Promise.all(
        Array.from({ length: 20 }, () => buyNow(caller, zoe.id, code.code)),
      );
      expect(new Set(urls).size).toBe(1);
      expect(await usesOf(code.id)).toBe(1);
    }
    expect(await ordersOf(caller)).toHaveLength(2);
  });

  test('what would be too little to charge is given, too', async () => {
    const { caller } = await buyer();
    const code = await newCode(AMOUNT(3299 - 49));
    expect(await buyCart(caller, code.code)).toContain('payment_id=');
    expect(await ordersOf(caller)).toMatchObject([{ status: 'completed', discount: 3299 }]);
  });

  test('a canceled book gives nothing back, and nobody goes on trying to', async () => {
    const { caller, zoe } = await buyer();
    const code = await newCode(PERCENT(100));
    await buyNow(caller, zoe.id, code.code);
    const [order] = await ordersOf(caller);
    await inTransaction(database, (tx) => cancelBook(tx, caller, order!.id, new Date()));
    await reconcileRefunds(till, TODAY);
    expect(await database.orm.select().from(refunds).where(eq(refunds.orderId, order!.id))).toEqual(
      [],
    );
    const [making] = await database.orm
      .select()
      .from(makings)
      .where(eq(makings.orderId, order!.id));
    expect(making!.stage).toBe('cancelled');
  });
});

test('what goes back of a book is what was paid for it', async () => {
  const { caller, zoe } = await buyer();
  await add(caller, STAIR, zoe.id);
  const code = await newCode(AMOUNT(1001));
  await paid(await buyCart(caller, code.code));
  for (const { id } of await ordersOf(caller)) {
    await inTransaction(database, (tx) => cancelBook(tx, caller, id, new Date()));
  }
  await reconcileRefunds(till, new Date(Date.now() + 60_000));
  const back = await database.orm
    .select({ amount: refunds.amount, state: refunds.state, paid: transactions.amount })
    .from(refunds)
    .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.userId, caller.userId)));
  expect(back.map(({ state }) => state)).toEqual(['succeeded', 'succeeded']);
  expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(back[0]!.paid);
});

test('the books hold, whatever was done here', async () => {
  expect(
    (await findBrokenRules(database.orm)).filter(({ rule }) =>
      /code|discount|worth|session/.test(rule),
    ),
  ).toEqual([]);
});
