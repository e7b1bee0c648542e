import { expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { findAnyOrder } from '#shop/admin/find-any-order.ts';
import { orderStats } from '#shop/admin/order-stats.ts';
import { listActsOnOrder } from '#shop/audit/list-acts.ts';
import { settleFromProvider } from '#shop/checkout/settle-from-provider.ts';
import { findOrder } from '#shop/orders/find-order.ts';
import { listRefunds } from '#shop/orders/list-refunds.ts';
import { findUnsentMakingNews } from '#shop/orders/making-mail.ts';
import { isRefusal } from '#shop/refused.ts';
import { newCaller } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import { askForRefund } from './ask-for-refund.ts';
import { cancelBook } from './cancel-book.ts';
import { giveBackAnew } from './give-back-anew.ts';
import { giveBackPart } from './give-back-part.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';
import { settleRefund } from './settle-refund.ts';

const { till, database, sandbox, buyer, buyCart, press, sessionOf, ordersOf } = await openTill();
const { stripe } = sandbox;
const ada = await newCaller(database, 'Ada');
const query = async (sql: string, values: unknown[] = []) =>
  (await database.pool.query(sql, values)).rows;

/** A paid book for 32.99, in the first minute of its day. */
async function bought() {
  const { caller } = await buyer();
  const url = await buyCart(caller);
  await press(url, 'pay');
  await settleFromProvider(till, sessionOf(url));
  const [order] = await ordersOf(caller);
  return { caller, id: order!.id, session: sessionOf(url) };
}
const give = (id: string, amount: number, left = 3299, why = 'A corner came bent.') =>
  inTransaction(database, (tx) => giveBackPart(tx, ada, id, { amount, left, why }));
const anew = (id: string) => inTransaction(database, (tx) => giveBackAnew(tx, ada, id));
/** What the worker does with the jobs of an order's refunds. */
async function work(id: string) {
  for (const refund of await listRefunds(database.orm, id)) {
    await askForRefund(till, refund.id, new Date());
  }
}
/** What the provider has given back of a session, in cents, not counting what has come back. */
async function givenBack(session: string): Promise<number> {
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session);
  const { data } = await stripe.refunds.list({ payment_intent: payment_intent as string });
  return data.reduce((sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount), 0);
}
async function fails(id: string, nth: number): Promise<void> {
  const { stripeRefundId } = (await listRefunds(database.orm, id))[nth]!;
  await fetch(`${sandbox.url}/sandbox/payments/refunds/${stripeRefundId}/fail`, { method: 'POST' });
  const event = { id: `evt_${stripeRefundId}`, type: 'refund.failed' };
  await settleRefund(till, { refundId: stripeRefundId! }, event);
}
const given = async (id: string) =>
  (await listRefunds(database.orm, id)).map(({ amount, state }) => `${amount} ${state}`);
const refusalOf = (trial: Promise<unknown>) =>
  trial.then(
    () => undefined,
    (error) => `${error.code} ${error.data?.left}`,
  );
const news = async (id: string) => {
  const mails = await query(
    `select id from making_mails where order_id = $1 and kind <> 'corrected' order by queued_at`,
    [id],
  );
  const all = mails.map((mail) => findUnsentMakingNews(database.orm, mail.id, new Date()));
  return (await Promise.all(all)).map((one) => `${one?.kind} ${one?.money?.amount}`);
};

test('a part goes back beside a status that stays, and is told: to the family why, to the shop who', async () => {
  const { caller, id, session } = await bought();
  expect(await give(id, 500)).toBe(true);
  await work(id);
  expect(await givenBack(session)).toBe(500);
  expect(await findOrder(database.orm, caller, id)).toMatchObject({
    ...{ status: 'completed', refundedAmount: 500, refundState: 'succeeded' },
    stages: { stage: 'checking' },
    refunds: [{ amount: 500, why: 'A corner came bent.' }],
  });
  expect(await findAnyOrder(database.orm, id, new Date())).toMatchObject({
    left: 2799,
    notTaken: 0,
  });
  expect(await news(id)).toEqual(['refunded 500']);
  expect(await listActsOnOrder(database.orm, id)).toMatchObject([
    { act: 'money_given_back', byName: 'Ada', why: 'A corner came bent.' },
  ]);
  const { revenue, refunded, net } = await orderStats(database.orm);
  expect(net).toBe(revenue - refunded);
  expect(refunded).toBeGreaterThan(0);
});

test('ten presses at once give back once, and so does one more later', async () => {
  const { id, session } = await bought();
  const all = await Promise.all(Array.from({ length: 10 }, () => give(id, 1000)));
  expect(all).toEqual(Array(10).fill(true));
  expect(await give(id, 1000)).toBe(true);
  await Promise.all(Array.from({ length: 10 }, () => work(id)));
  expect(await given(id)).toEqual(['1000 succeeded']);
  expect(await givenBack(session)).toBe(1000);
  expect(await listActsOnOrder(database.orm, id)).toHaveLength(1);
  expect(await news(id)).toHaveLength(1);
});

test('ten presses for all of it give back all of it, once', async () => {
  const { id, session } = await bought();
  await Promise.all(Array.from({ length: 10 }, () => give(id, 3299)));
  await work(id);
  expect(await givenBack(session)).toBe(3299);
  expect(await refusalOf(give(id, 1, 0))).toBe('MORE_THAN_LEFT 0');
});

test('different parts at once never exceed what was paid: what was not seen is refused', async () => {
  const { id, session } = await bought();
  const parts = [2000, 2001, 1500, 3299];
  const all = await Promise.allSettled(parts.map((cents) => give(id, cents)));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(3);
  expect(refused.every((error) => isRefusal(error, 'GIVEN_BACK_MEANWHILE'))).toBe(true);
  await work(id);
  expect(await givenBack(session)).toBeLessThanOrEqual(3299);
  const { left } = (await findAnyOrder(database.orm, id, new Date()))!;
  if (left > 0) expect(await refusalOf(give(id, left + 1, left))).toMatch(/^MORE_THAN_LEFT/);
});

test('nothing goes back of what nobody has paid, or of no order', async () => {
  const { caller } = await buyer();
  await buyCart(caller);
  const [order] = await ordersOf(caller);
  expect(await give(order!.id, 100)).toBe(false);
  expect(await give('00000000-0000-4000-8000-000000000000', 100)).toBe(false);
});

test('the bank may refuse one part of two: that one is told of, and goes back anew, once', async () => {
  const { caller, id, session } = await bought();
  await give(id, 500);
  await give(id, 700, 2799, 'And the wrong page.');
  await work(id);
  await fails(id, 0);
  expect(await findOrder(database.orm, caller, id)).toMatchObject({
    ...{ refundedAmount: 700, refundState: 'failed' },
  });
  expect(await findAnyOrder(database.orm, id, new Date())).toMatchObject({
    left: 2599,
    notTaken: 500,
  });
  expect(await news(id)).toEqual(['refunded 500', 'refunded 700', 'refund_failed 500']);
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => anew(id)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await work(id);
  expect(await given(id)).toEqual(['500 failed', '700 succeeded', '500 succeeded']);
  expect(await givenBack(session)).toBe(1200);
  expect(await findOrder(database.orm, caller, id)).toMatchObject({ refundState: 'succeeded' });
});

test('a book that is canceled after a part gives back the rest; after all of it, nothing more', async () => {
  const { caller, id, session } = await bought();
  await give(id, 500);
  await inTransaction(database, (tx) => cancelBook(tx, caller, id, new Date()));
  await work(id);
  expect(await given(id)).toEqual(['500 succeeded', '2799 succeeded']);
  expect(await givenBack(session)).toBe(3299);
  expect(await news(id)).toEqual(['refunded 500', 'cancelled 2799']);

  const whole = await bought();
  await give(whole.id, 3299);
  await inTransaction(database, (tx) => cancelBook(tx, whole.caller, whole.id, new Date()));
  await reconcileRefunds(till, new Date());
  await work(whole.id);
  expect(await given(whole.id)).toEqual(['3299 succeeded']);
});

test('of what the bank has not taken twice over, no more is given back anew than was paid', async () => {
  const { caller, id, session } = await bought();
  await give(id, 500);
  await work(id);
  await fails(id, 0);
  await inTransaction(database, (tx) => cancelBook(tx, caller, id, new Date()));
  await work(id);
  await fails(id, 1);
  expect(await findAnyOrder(database.orm, id, new Date())).toMatchObject({ notTaken: 3299 });
  await anew(id);
  await work(id);
  expect(await given(id)).toEqual([
    ...['500 failed', '3299 failed', '500 succeeded', '2799 succeeded'],
  ]);
  expect(await givenBack(session)).toBe(3299);
});

test('a part and a cancellation at once: never more than was paid', async () => {
  for (let round = 0; round < 4; round++) {
    const { caller, id, session } = await bought();
    await Promise.allSettled([
      give(id, 500),
      inTransaction(database, (tx) => cancelBook(tx, caller, id, new Date())),
      give(id, 3299),
    ]);
    await work(id);
    expect(await givenBack(session)).toBe(3299);
  }
});

test('an order from before there was checking has no letter, and its money goes back all the same', async () => {
  const { id, session } = await bought();
  await query('delete from making_events where order_id = $1', [id]);
  await query('delete from makings where order_id = $1', [id]);
  await Promise.all(Array.from({ length: 5 }, () => give(id, 500)));
  await work(id);
  expect(await givenBack(session)).toBe(500);
  await fails(id, 0);
  expect(await given(id)).toEqual(['500 failed']);
});

test('after all of this every rule holds', async () => {
  const broken = await findBrokenRules(database.orm);
  // Books are not made here, since no worker runs.
  expect(broken.filter(({ rule }) => !/a job that makes|a job sends/.test(rule))).toEqual([]);
});
