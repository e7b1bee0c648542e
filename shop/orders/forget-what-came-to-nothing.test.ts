import { expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { forgetPreviews } from '#shop/previews/forget-previews.ts';
import { startPreview } from '#shop/previews/start-preview.ts';
import { HOME, newCaller, newChild, shelve, TODAY } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { findOrder } from './find-order.ts';
import { forgetWhatCameToNothing } from './forget-what-came-to-nothing.ts';
import { settlePayment } from './settle-payment.ts';
import { writePendingOrders } from './write-pending-orders.ts';

const database = (await openTestDatabase()).connect();
const BOOK = await shelve(database, 1);
const query = async (sql: string, values: unknown[] = []) =>
  (await database.pool.query(sql, values)).rows;
const daysLater = (days: number) => new Date(Date.now() + days * 86_400_000);
const forget = (days: number) =>
  inTransaction(database, (tx) => forgetWhatCameToNothing(tx, daysLater(days)));

async function order(outcome: PaymentStatus) {
  const caller = await newCaller(database);
  const child = await newChild(database, caller);
  const line = { bookId: BOOK, bookTitle: 'Book 1', childId: child.id, price: 3299, quantity: 1 };
  const id = await inTransaction(database, async (tx) => {
    const pending = await writePendingOrders(tx, caller.userId, [
      { ...line, reader: readerOfChild(child, TODAY), shipTo: HOME, dedication: 'For Zoë' },
    ]);
    if (outcome !== 'pending') await settlePayment(tx, pending.id, outcome);
    return pending.id;
  });
  const [{ id: orderId }] = await query('select id from orders where transaction_id = $1', [id]);
  return { caller, child, orderId, look: () => findOrder(database.orm, caller, orderId) };
}

test('an order that nobody paid for forgets after a month whom it was for', async () => {
  const [failed, expired] = [await order('failed'), await order('expired')];
  expect(await failed.look()).toMatchObject({ canBePaidAgain: true });
  expect(await forget(29)).toBe(0);
  expect(await forget(31)).toBe(2);
  for (const { look } of [failed, expired]) {
    expect(await look()).toMatchObject({
      ...{ reader: null, shipTo: null, dedication: null },
      ...{ totalAmount: 3299, canBePaidAgain: false },
    });
  }
  expect(await forget(31)).toBe(0);
});

test('so does a book that was canceled; what is paid for and not canceled does not', async () => {
  const [kept, pending, canceled] = [
    await order('completed'),
    await order('pending'),
    await order('completed'),
  ];
  await query("update makings set stage = 'cancelled' where order_id = $1", [canceled.orderId]);
  await query(
    "insert into making_events (order_id, number, stage, by) values ($1, 2, 'cancelled', 'family')",
    [canceled.orderId],
  );
  expect(await forget(29)).toBe(0);
  expect(await forget(31)).toBe(1);
  expect(await forget(31)).toBe(0);
  expect(await canceled.look()).toMatchObject({ reader: null });
  expect(await kept.look()).toMatchObject({ reader: { name: 'Zoë' }, shipTo: HOME });
  expect(await pending.look()).toMatchObject({ reader: { name: 'Zoë' } });
});

test('what proves paid after that is canceled, and nothing is made of it', async () => {
  const { orderId, look } = await order('expired');
  await forget(31);
  await inTransaction(database, async (tx) => {
    const { transactionId } = (await look())!;
    expect(await settlePayment(tx, transactionId, 'completed')).toBe(true);
  });
  expect(await look()).toMatchObject({ status: 'completed', stages: { stage: 'cancelled' } });
  expect(await query('select status from book_makings where order_id = $1', [orderId])).toEqual([
    { status: 'failed' },
  ]);
});

test('a preview goes with its document when it has run out for a week', async () => {
  const { caller, child } = await order('pending');
  const preview = await inTransaction(database, (tx) =>
    startPreview(tx, caller, { bookId: BOOK, childId: child.id, mostWaiting: 5 }, new Date()),
  );
  const previewsGone = (days: number) =>
    inTransaction(database, (tx) => forgetPreviews(tx, daysLater(days)));
  expect(await previewsGone(13)).toBe(0);
  expect(await previewsGone(15)).toBe(1);
  expect(await query('select 1 from book_previews')).toEqual([]);
  const jobs = await query("select payload ->> 'key' as key from graphile_worker._private_jobs");
  expect(jobs).toContainEqual({ key: `book_previews/${preview?.previewRequestId}.pdf` });
});
