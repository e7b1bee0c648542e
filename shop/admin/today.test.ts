import { afterEach, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { settleMisfit } from '#shop/checkout/misfits.ts';
import type { PaymentProvider, PaymentSession } from '#shop/checkout/payment-provider.ts';
import { applySession, settleFromProvider } from '#shop/checkout/settle-from-provider.ts';
import { PrinterRefused } from '#shop/print-partner.ts';
import { holdSending, letSendingGoOn } from '#shop/printing/hold-sending.ts';
import { sendPrintJobs } from '#shop/printing/send-print-jobs.ts';
import { newCaller } from '#tests/support/family.ts';
import { openPrintShop } from '#tests/support/open-print-shop.ts';
import { BOOK_CANCELED, CHILD_ERASED } from '#vocabulary/printed-books.ts';
import { daysInFigures } from './days-in-figures.ts';
import { whatWaits } from './what-waits.ts';

const { database, query, buy, withPrinter } = await openPrintShop();
const admin = { ...(await newCaller(database, 'Ada')), userType: 'admin' as const };
const now = new Date();
const HOUR = 3_600_000;
const waiting = (at = now) => whatWaits(database.orm, at);
const kinds = async () => (await waiting()).map(({ kind, count }) => `${count} ${kind}`);

const stop = (id: string, at: string) =>
  query(
    `with moved as (update makings set stage = 'stopped', reason = 'Why' where order_id = $1)
     insert into making_events (order_id, number, stage, by, at)
     select $1, max(number) + 1, 'stopped', 'admin', $2 from making_events where order_id = $1`,
    [id, at],
  );

/** Nothing that waits stays for the next test. */
afterEach(async () => {
  await query(`update makings set stage = 'approved' where stage = 'stopped'`);
  await query(`update print_files set state = 'waiting', interior_md5 = null, cover_md5 = null`);
  await query(`update book_makings set status = 'waiting', failure = null, made_at = null`);
  await query('delete from refunds');
  await query('delete from payment_misfits');
  await query('delete from webhook_endpoints');
  await inTransaction(database, (tx) => letSendingGoOn(tx, admin));
  expect(await waiting()).toEqual([]);
});

test('what waits is told by kind, the most urgent first, with the one that has waited longest', async () => {
  const [one, two, three, refused, broken, canceled, erased] = (
    await Promise.all(Array.from({ length: 7 }, () => buy()))
  ).map(({ ids }) => ids[0]!);
  await stop(one!, '2026-11-20T10:00:00Z');
  await stop(two!, '2026-11-19T10:00:00.5Z');
  await query(`update print_files set state = 'refused' where order_id = $1`, [refused]);
  const failed = `update book_makings set status = 'failed', failure = $2, made_at = null where order_id = $1`;
  await query(failed, [broken, 'The paper ran out on page 7.']);
  await query(failed, [canceled, BOOK_CANCELED]);
  await query(failed, [erased, CHILD_ERASED]);
  await query(
    `insert into refunds (transaction_id, order_id, amount, reason, state, settled_at, created_at)
     select transaction_id, id, total_amount, 'admin_cancelled', 'failed', now(), now() - interval '1 day'
     from orders where id = $1`,
    [three],
  );
  await inTransaction(database, (tx) => holdSending(tx, admin, 'No paper'));

  expect(await kinds()).toEqual([
    ...['1 refund_failed', '1 book_failed', '1 files_refused', '2 book_stopped', '1 sending_held'],
  ]);
  const stopped = (await waiting()).find(({ kind }) => kind === 'book_stopped');
  expect(stopped).toMatchObject({
    since: new Date('2026-11-19T10:00:00.500Z'),
    ...{ orderId: two, bookTitle: 'Book 1', misfit: null },
  });

  // Each goes when it is done: given back anew, let go on.
  await query(
    `insert into refunds (transaction_id, order_id, amount, reason)
     select transaction_id, id, total_amount, 'admin_cancelled' from orders where id = $1`,
    [three],
  );
  await inTransaction(database, (tx) => letSendingGoOn(tx, admin));
  expect(await kinds()).toEqual(['1 book_failed', '1 files_refused', '2 book_stopped']);
});

test('money that the bank has not taken waits until that very money goes back anew', async () => {
  const { ids } = await buy();
  const give = (state: string, failed: string | null = null) =>
    query(
      `insert into refunds (transaction_id, order_id, amount, reason, why, state, settled_at, retry_of)
       select transaction_id, id, 500, 'goodwill', 'Bent', $2, case $2 when 'pending' then null else now() end, $3
       from orders where id = $1 returning id`,
      [ids[0], state, failed],
    );
  const [failed] = await give('failed');
  await give('succeeded');
  expect(await kinds()).toEqual(['1 refund_failed']);
  await give('pending', failed.id);
  expect(await kinds()).toEqual([]);
});

test('a book that the printer stopped is told as a parcel, until it is in another', async () => {
  const { ids, payment } = await buy();
  const refusing = withPrinter({
    createJob: () => Promise.reject(new PrinterRefused(['Too many pages'])),
  });
  await sendPrintJobs(refusing, payment.id, now);
  expect(await waiting()).toMatchObject([{ kind: 'parcel_stopped', count: 1, orderId: ids[0] }]);
});

test('letters that fail for an hour wait, with the order that they are about', async () => {
  const { payment, ids } = await buy();
  const letters = `select id::text from graphile_worker.jobs where task_identifier = 'send_payment_mail'`;
  await query(
    `update graphile_worker._private_jobs set last_error = 'The mail service said 451', attempts = 7
     where payload ->> 'mailId' = (select id::text from payment_mails where transaction_id = $1)`,
    [payment.id],
  );
  expect(await kinds()).toEqual([]);
  const [letter] = await waiting(new Date(now.getTime() + 2 * HOUR));
  expect(letter).toMatchObject({ kind: 'letter_unsent', count: 1, orderId: ids[0] });
  expect(await query(letters)).not.toEqual([]);
  await query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs');

  // So does one that somebody has sent once more.
  await query(
    `with repeat as (insert into letter_repeats (payment_mail_id)
       select id from payment_mails where transaction_id = $1 returning id)
     select graphile_worker.add_job('send_letter_again', json_build_object('repeatId', id)) from repeat`,
    [payment.id],
  );
  await query(`update graphile_worker._private_jobs set last_error = 'The mail service said 451'`);
  const later = await waiting(new Date(now.getTime() + 2 * HOUR));
  expect(later).toMatchObject([{ kind: 'letter_unsent', count: 1, orderId: ids[0] }]);
  await query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs');
});

test('so does the letter with a gift card, which is no order', async () => {
  await query(`select graphile_worker.add_job('send_gift_card_mail', '{"mailId": null}')`);
  await query(`update graphile_worker._private_jobs set last_error = 'The mail service said 451'`);
  const later = await waiting(new Date(now.getTime() + 2 * HOUR));
  expect(later).toMatchObject([{ kind: 'letter_unsent', count: 1, orderId: null }]);
  await query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs');
});

test('events that were given up wait', async () => {
  await query(
    `with made as (insert into webhook_endpoints (url, events, secret)
       values ('https://example.com', '{order.paid}', 'whsec_eA==') returning id)
     insert into webhook_deliveries (endpoint_id, event_id, type, payload, state, tries)
     select id, gen_random_uuid(), 'order.paid', '{}', 'failed', 10 from made`,
  );
  expect(await waiting()).toMatchObject([{ kind: 'event_failed', count: 1, orderId: null }]);
});

test('reviews wait to be read, the oldest first', async () => {
  await query(
    `insert into reviews (book_id, is_demo, stars, words, state, written_at)
     select 1, true, 4, 'Ours', state, '2026-11-18T10:00:00Z'
     from unnest('{waiting,waiting,shown,hidden}'::text[]) as state`,
  );
  const found = (await waiting()).find(({ kind }) => kind === 'review_waiting');
  expect(found).toMatchObject({ count: 2, since: new Date('2026-11-18T10:00:00Z') });
  await query('delete from reviews');
});

const session = (of: Partial<PaymentSession>): PaymentSession => ({
  ...{ id: 'cs_test_1', url: null, transactionId: null, amount: 3299, open: false },
  outcome: 'completed',
  ...of,
});
const provider = (said: PaymentSession) =>
  ({ findSession: async () => said }) as unknown as PaymentProvider;

test('money of another amount is an alarm and waits, until somebody notes how it was put right', async () => {
  const { payment, ids } = await buy();
  await query(`update transactions set status = 'pending' where id = $1`, [payment.id]);
  const said = session({ id: 'cs_test_less', transactionId: payment.id, amount: 2999 });
  const till = { database, payments: provider(said), publicUrl: 'http://shop.localhost' };
  for (let n = 0; n < 2; n++) {
    await expect(settleFromProvider(till, said.id)).rejects.toThrow('over 2999 cents');
  }
  expect(await waiting()).toMatchObject([
    {
      ...{ kind: 'payment_misfit', count: 1, orderId: ids[0] },
      misfit: { stripeSessionId: 'cs_test_less', kind: 'amount', amount: 2999, wanted: 3299 },
    },
  ]);
  // What is not paid is nobody's trouble.
  const unpaid = provider({ ...said, id: 'cs_test_open', outcome: 'pending' });
  await expect(settleFromProvider({ ...till, payments: unpaid }, 'cs_test_open')).rejects.toThrow();

  const settle = () =>
    inTransaction(database, (tx) =>
      settleMisfit(tx, admin, { sessionId: said.id, how: 'Given back' }, now),
    );
  const presses = await Promise.all([settle(), settle(), settle()]);
  expect(presses.filter(Boolean)).toHaveLength(1);
  expect(await kinds()).toEqual([]);
  expect(await query('select settled_by, settled_how from payment_misfits')).toEqual([
    { settled_by: 'Ada', settled_how: 'Given back' },
  ]);
  await query(`update transactions set status = 'completed' where id = $1`, [payment.id]);
});

test('so does money for nothing that we know, and money that comes a second time', async () => {
  const { payment, ids } = await buy();
  const apply = (said: PaymentSession) => inTransaction(database, (tx) => applySession(tx, said));
  await apply(session({ id: 'cs_test_lost', transactionId: admin.userId }));
  await apply(session({ id: 'cs_test_other_seller' }));
  await apply(session({ id: 'cs_test_second', transactionId: payment.id }));
  const [first] = await query('select stripe_session_id from transactions where id = $1', [
    payment.id,
  ]);
  await apply(session({ id: first.stripe_session_id, transactionId: payment.id }));
  expect(await kinds()).toEqual(['2 payment_misfit']);
  const found = await query(
    'select stripe_session_id as id, kind from payment_misfits order by kind',
  );
  expect(found).toEqual([
    { id: 'cs_test_second', kind: 'twice' },
    { id: 'cs_test_lost', kind: 'unknown' },
  ]);
  expect((await waiting())[0]?.orderId).toBeOneOf([null, ids[0]]);
});

test('seven days of UTC in figures, yesterday last', async () => {
  const before = await daysInFigures(database.orm, new Date('2026-03-09T00:00:00Z'));
  expect(before.map(({ day }) => day)).toEqual([
    ...['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'],
    '2026-03-08',
  ]);
  const nothing = { orders: 0, revenue: 0, refunded: 0, approved: 0, shipped: 0 };
  for (const day of before) expect(day).toMatchObject(nothing);

  const { payment, ids } = await buy([{ quantity: 2 }, {}]);
  const late = await buy();
  // What a gift card pays, and gets back, counts as all other money does.
  await query(`update transactions set amount = amount - 2000, paid_by_card = 2000 where id = $1`, [
    payment.id,
  ]);
  await query(
    `with paid as (insert into gift_card_payments (status, amount) values ('completed', 2000) returning id),
       card as (insert into gift_cards (payment_id, amount) select id, 2000 from paid returning id)
     insert into gift_card_movements (card_id, kind, amount, transaction_id, order_id, at)
     select card.id, 'given_back', 700, transaction_id, orders.id, '2026-03-08T12:00:00Z'
     from card, orders where orders.id = $1`,
    [ids[0]],
  );
  const paidAt = 'update transactions set updated_at = $2 where id = $1';
  await query(paidAt, [payment.id, '2026-03-08T23:59:59.9Z']);
  await query(paidAt, [late.payment.id, '2026-03-09T00:00:00Z']);
  await query(
    `insert into refunds (transaction_id, order_id, amount, reason, state, created_at)
     select transaction_id, id, 3000, 'admin_cancelled', 'pending', '2026-03-08T00:00:00Z'::timestamptz
     from orders where id = $1
     union all select transaction_id, id, 9, 'admin_cancelled', 'failed', '2026-03-08T01:00:00Z'
     from orders where id = $1`,
    [ids[0]],
  );
  const moved = (id: string, number: number, stage: string, at: string, note: string | null) =>
    query(
      `insert into making_events (order_id, number, stage, by, at, note) values ($1, $2, $3, 'shop', $4, $5)`,
      [id, number, stage, at, note],
    );
  await moved(ids[0]!, 20, 'approved', '2026-03-03T12:00:00Z', null);
  // It was stopped, and sent once more: it was approved before.
  await moved(ids[0]!, 21, 'approved', '2026-03-03T13:00:00Z', 'retry');
  await moved(ids[0]!, 22, 'shipped', '2026-03-04T12:00:00Z', null);
  const week = await daysInFigures(database.orm, new Date('2026-03-09T17:30:00Z'));
  expect(week.slice(1)).toEqual([
    { day: '2026-03-03', ...nothing, approved: 1 },
    { day: '2026-03-04', ...nothing, shipped: 1 },
    ...['05', '06', '07'].map((day) => ({ day: `2026-03-${day}`, ...nothing })),
    { day: '2026-03-08', ...nothing, orders: 2, revenue: 9897, refunded: 3700 },
  ]);
});
