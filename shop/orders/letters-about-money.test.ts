import { expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { makingLetter } from '#services/mail/making-letter.ts';
import { eraseChild } from '#shop/account-rights/erase-child.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { applyRefund } from '#shop/refunds/apply-refund.ts';
import { cancelBook } from '#shop/refunds/cancel-book.ts';
import { giveBackPart } from '#shop/refunds/give-back-part.ts';
import { reconcileRefunds } from '#shop/refunds/reconcile-refunds.ts';
import { newCaller } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import { listLetters } from './list-letters.ts';
import { listRefunds } from './list-refunds.ts';
import { findUnsentMakingNews } from './making-mail.ts';

const shop = await openTill();
const { database, till, buyer, buyCart, press, ordersOf } = shop;
const ada = await newCaller(database, 'Ada');
const NOW = new Date();
const query = async (sql: string, values: unknown[] = []) =>
  (await database.pool.query(sql, values)).rows;

async function bought() {
  const { caller, zoe } = await buyer();
  const url = await buyCart(caller);
  const [order] = await ordersOf(caller);
  return { caller, zoe, url, id: order!.id, payment: order!.transaction.id };
}
const settle = (id: string, outcome: 'completed' | 'expired') =>
  inTransaction(database, (tx) => settlePayment(tx, id, outcome));
/** The letters about an order that are still to be sent, as they would be. */
async function letters(id: string) {
  const mails = await query(
    'select id from making_mails where order_id = $1 and sent_at is null order by queued_at',
    [id],
  );
  const news = mails.map((mail) => findUnsentMakingNews(database.orm, mail.id, NOW));
  return (await Promise.all(news)).map(
    (one) => one && makingLetter(one, new Map(), 'https://shop.example'),
  );
}
const sent = (id: string) =>
  query('update making_mails set sent_at = now() where order_id = $1', [id]);

test('money that a bank sends back is told, also when the child has been erased since', async () => {
  const { caller, zoe, id, payment } = await bought();
  await settle(payment, 'completed');
  await inTransaction(database, (tx) => cancelBook(tx, caller, id, NOW));
  await sent(id);
  await inTransaction(database, (tx) => eraseChild(tx, caller, zoe.id, NOW));
  const [refund] = await listRefunds(database.orm, id);
  const said = { id: 're_1', refundId: refund!.id, amount: 3299, failure: undefined };
  await inTransaction(database, (tx) => applyRefund(tx, { ...said, state: 'failed' }));
  const [letter] = await letters(id);
  expect(letter?.subject).toBe('Your refund came back to us');
  expect(letter?.html).not.toContain('Zo');
});

test('so is a part that goes back', async () => {
  const { caller, zoe, id, payment } = await bought();
  await settle(payment, 'completed');
  await query(`update makings set stage = 'delivered' where order_id = $1`, [id]);
  await inTransaction(database, (tx) => eraseChild(tx, caller, zoe.id, NOW));
  const wanted = { amount: 500, left: 3299, why: 'A corner came bent.' };
  await inTransaction(database, (tx) => giveBackPart(tx, ada, id, wanted));
  expect((await letters(id))[0]?.text).toContain("We're giving you $5.00 back");
});

test('what was paid after all when it had been forgotten whom it was for goes back, and that is told', async () => {
  const { caller, id, url, payment } = await bought();
  await press(url, 'pay');
  await settle(payment, 'expired');
  await query('update orders set reader = null, ship_to = null where id = $1', [id]);
  await settle(payment, 'completed');
  await reconcileRefunds(till, NOW);
  await reconcileRefunds(till, NOW);
  expect((await ordersOf(caller))[0]).toMatchObject({ refundedAmount: 3299 });
  expect((await letters(id)).map((letter) => letter?.text)).toEqual([
    expect.stringContaining('$32.99 goes back the way it came.'),
  ]);
});

test('and may be told again', async () => {
  const { caller, zoe, id, payment } = await bought();
  await settle(payment, 'completed');
  await inTransaction(database, (tx) => cancelBook(tx, caller, id, NOW));
  await sent(id);
  await inTransaction(database, (tx) => eraseChild(tx, caller, zoe.id, NOW));
  const all = await listLetters(database.orm, id, NOW);
  expect(all.find(({ kind }) => kind === 'cancelled')).toMatchObject({ notAgain: null });
});
