import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import { startPreview } from '#shop/previews/start-preview.ts';
import { HOME, newCaller, newChild, shelve, TODAY } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { findBrokenRules } from './broken-rules.ts';
import { findStrayFiles } from './stray-files.ts';

const database = (await openTestDatabase()).connect();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wonderling-files-'));
  await database.pool.query('select graphile_worker.add_job($1)', ['remove_file']);
});
afterAll(() => rm(folder, { recursive: true }));

const broken = async () => (await findBrokenRules(database.orm)).map(({ rule }) => rule);
const sqlThat = (text: string, values: unknown[] = []) => database.pool.query(text, values);

await shelve(database, 1, 2999);
const caller = await newCaller(database, 'Nora');
const child = await newChild(database, caller, { name: 'Ida', description: 'Red curls' });
const line = {
  bookId: 1,
  bookTitle: 'Book 1',
  childId: child.id,
  price: 2999,
  quantity: 2,
  reader: readerOfChild(child, TODAY),
  shipTo: HOME,
};
const payment = await inTransaction(database, async (tx) => {
  const pending = await writePendingOrders(tx, caller.userId, [line]);
  await tx.execute(`update transactions set stripe_session_id = 'cs_1' where id = '${pending.id}'`);
  await settlePayment(tx, pending.id, 'completed');
  return pending;
});
const preview = await inTransaction(database, (tx) =>
  startPreview(tx, caller, { bookId: 1, childId: child.id, mostWaiting: 5 }, new Date()),
);

test('a shop in which somebody has just bought and peeked breaks no rule', async () => {
  expect(await findBrokenRules(database.orm)).toEqual([]);
});

/** Breaks the shop by hand, looks, and mends it. */
async function brokenBy(breaking: string, mending: string): Promise<string[]> {
  await sqlThat(breaking);
  try {
    return await broken();
  } finally {
    await sqlThat(mending);
  }
}

test('each rule notices the row that breaks it', async () => {
  const paid = `where id = '${payment.id}'`;
  const ofPayment = `where transaction_id = '${payment.id}'`;
  expect(
    await brokenBy(
      `update transactions set amount = 1 ${paid}`,
      `update transactions set amount = 5998 ${paid}`,
    ),
  ).toEqual(['a payment is worth the sum of its orders']);
  expect(
    await brokenBy(
      `update orders set status = 'pending' ${ofPayment}`,
      `update orders set status = 'completed' ${ofPayment}`,
    ),
  ).toEqual([
    'a payment and its orders have one status',
    'an unpaid order is not checked',
    'an unpaid order has no book',
  ]);
  expect(
    await brokenBy(
      `update transactions set stripe_session_id = null ${paid}`,
      `update transactions set stripe_session_id = 'cs_1' ${paid}`,
    ),
  ).toEqual(['a completed payment has its session at the provider']);
  expect(
    await brokenBy(
      `update book_previews set requested_at = requested_at - interval '16 minutes'`,
      `update book_previews set requested_at = requested_at + interval '16 minutes'`,
    ),
  ).toEqual(['no preview is pending for over 15 minutes']);
  expect(
    await brokenBy(
      `create table mails_apart as select * from payment_mails; delete from payment_mails`,
      `insert into payment_mails select * from mails_apart; drop table mails_apart`,
    ),
  ).toEqual(['a completed payment has its letter']);
  expect(await broken()).toEqual([]);
});

test('a lost job is noticed: nobody would make the book, send the letter or draw the preview', async () => {
  const jobs = await sqlThat('delete from graphile_worker._private_jobs returning *');
  expect(jobs.rowCount).toBeGreaterThan(2);
  expect(await broken()).toEqual([
    'a completed order has its book, or a job that makes it',
    'a pending preview has a job that makes it',
    'a letter has been sent, or a job sends it',
  ]);
  await sqlThat(`update book_makings set status = 'made', made_at = now();`);
  await sqlThat('update payment_mails set sent_at = now()');
  await sqlThat(
    `update book_previews set status = 'completed', completed_at = now(),
     book_preview_url = '/api/storage/book_previews/' || preview_request_id`,
  );
  expect(await broken()).toEqual([]);
});

test('every file has its row, and every row its file', async () => {
  const files = keepFilesIn(folder);
  const { rows } = await sqlThat('select id from orders');
  const book = `books/${rows[0].id}.pdf`;
  const peek = `book_previews/${preview?.previewRequestId}.pdf`;
  const stray = 'books/00000000-0000-4000-8000-000000000000.pdf';
  expect(await findStrayFiles(database.orm, files)).toEqual(
    expect.arrayContaining([
      { rule: 'every row has its file', id: book },
      { rule: 'every row has its file', id: peek },
    ]),
  );
  for (const key of [book, peek, stray]) await files.put(key, new Uint8Array([1]));
  expect(await findStrayFiles(database.orm, files)).toEqual([
    { rule: 'every file has its row', id: stray },
  ]);
  // A job will take it away: it is not lost, only not gone yet.
  await sqlThat(
    `select graphile_worker.add_job('remove_file', json_build_object('key', $1::text))`,
    [stray],
  );
  expect(await findStrayFiles(database.orm, files)).toEqual([]);
});

test('what is given back is looked at from both sides', async () => {
  const { rows } = await sqlThat('select id, total_amount from orders');
  const { id, total_amount: total } = rows[0];
  const refund = (values: string) => `insert into refunds
    (transaction_id, order_id, amount, reason, state, stripe_refund_id, asked_at)
    values ('${payment.id}', '${id}', ${values})`;
  const mended = `delete from refunds; update makings set stage = 'checking'`;
  const whole = `${total}, 'family_cancelled'`;
  const noHistory = 'the history of a book ends where the book is';
  expect(await brokenBy(`update makings set stage = 'cancelled'`, mended)).toEqual([
    noHistory,
    'a canceled book has been given back, or was tried to',
  ]);
  expect(await brokenBy(refund(`${whole}, 'pending', null, now()`), mended)).toEqual([
    'a book whose money goes back is not made',
  ]);
  const canceled = `update makings set stage = 'cancelled'; ${refund(`${whole}, 'failed', null, now()`)};`;
  expect(await brokenBy(canceled + refund(`${whole}, 'succeeded', 're_1', now()`), mended)).toEqual(
    [noHistory],
  );
  expect(await brokenBy(canceled + refund(`${whole}, 'succeeded', null, now()`), mended)).toEqual([
    noHistory,
    'money that has gone back has its name at the provider',
  ]);
  const more = refund(`${total + 1}, 'admin_cancelled', 'pending', null, now()`);
  expect(await brokenBy(canceled + more, mended)).toEqual([
    noHistory,
    'no more goes back than was paid',
  ]);
  const forgotten = refund(`${whole}, 'pending', null, null`).replace('asked_at)', 'created_at)');
  const early = forgotten.replace(/null\)$/, `now() - interval '16 minutes')`);
  expect(await brokenBy(canceled + early, mended)).toEqual([
    noHistory,
    'the provider is asked to give back within 15 minutes',
  ]);
});

test("with the sandbox's ledger at hand, each cent is looked for on both sides", async () => {
  await sqlThat(`create schema sandbox;
    create table sandbox.checkout_sessions as select 'cs_1' as id, 'complete' as status;
    create table sandbox.ledger
    (session_id text, description text, unit_amount int, quantity int, amount int);
    create table sandbox.refunds (id text, amount int, status text, metadata jsonb)`);
  expect(await broken()).toEqual(['what is ordered was paid, line for line']);
  await sqlThat(`insert into sandbox.ledger values ('cs_1', 'Book 1', 2999, 2, 5998)`);
  expect(await broken()).toEqual([]);
  await sqlThat(`insert into sandbox.ledger values ('cs_2', 'Book 1', 2999, 1, 2999)`);
  expect(await broken()).toEqual(['what was paid is ordered, line for line']);
  await sqlThat(`delete from sandbox.ledger where session_id = 'cs_2'`);
  await sqlThat(`insert into sandbox.checkout_sessions values ('cs_3', 'open')`);
  await inTransaction(database, async (tx) => {
    const left = await writePendingOrders(tx, caller.userId, [line]);
    await tx.execute(`update transactions set stripe_session_id = 'cs_3' where id = '${left.id}'`);
    await settlePayment(tx, left.id, 'expired');
  });
  expect(await broken()).toEqual(['nobody can pay for what has ended']);
  await sqlThat(`delete from sandbox.checkout_sessions where id = 'cs_3'`);
  await sqlThat(
    `insert into sandbox.refunds values ('re_1', 5998, 'succeeded', '{"refund_id": "x"}')`,
  );
  expect(await broken()).toEqual(['what goes back at the provider is in the books']);
});
