import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import { makeCode } from '#shop/codes/make-code.ts';
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
  ).toEqual([
    'a payment is worth the sum of its orders, less its discount and what a gift card paid',
  ]);
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
  ).toEqual(['a completed payment has its session at the provider, if anything was left to pay']);
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

test('each rule of discount codes notices the row that breaks it', async () => {
  const terms = { code: 'RULES', percent: 10, amount: null, bookIds: null, mostUses: 1 };
  const code = await inTransaction(database, (tx) =>
    makeCode(tx, caller, { ...terms, validFrom: TODAY, validUntil: null, oncePerFamily: true }),
  );
  const bought = await inTransaction(database, async (tx) => {
    const pending = await writePendingOrders(tx, caller.userId, [line], code);
    await tx.execute(
      `update transactions set stripe_session_id = 'cs_9' where id = '${pending.id}'`,
    );
    return pending;
  });
  expect(await broken()).toEqual([]);
  const use = `where transaction_id = '${bought.id}'`;
  expect(
    await brokenBy(
      `update orders set discount = 1 ${use}`,
      `update orders set discount = 600 ${use}`,
    ),
  ).toEqual(['a discount is shared out among its orders, to the cent']);
  expect(
    await brokenBy(
      `update code_uses set state = 'kept' ${use}`,
      `update code_uses set state = 'reserved' ${use}`,
    ),
  ).toEqual(['the use of a code stands as its payment does']);
  expect(await brokenBy('update codes set uses = 0', 'update codes set uses = 1')).toEqual([
    'a code counts its uses',
  ]);
  expect(
    await brokenBy(
      'alter table codes drop constraint codes_uses; update codes set uses = 2',
      'update codes set uses = 1',
    ),
  ).toEqual(['a code counts its uses', 'a code is used no more often than it may be']);
  expect(
    await brokenBy(
      `drop index code_uses_once_per_family; insert into code_uses
        (transaction_id, code_id, user_id, once_per_family, state)
        values ('${payment.id}', '${code.id}', '${caller.userId}', true, 'kept')`,
      `delete from code_uses where transaction_id = '${payment.id}'`,
    ),
  ).toEqual(['a code counts its uses', 'a family uses a code once, if it is for once']);
  expect(
    await brokenBy(
      `create table uses_apart as select * from code_uses; delete from code_uses`,
      `insert into code_uses select * from uses_apart; drop table uses_apart`,
    ),
  ).toEqual(['what is taken off a payment, a code takes off', 'a code counts its uses']);
  await inTransaction(database, (tx) => settlePayment(tx, bought.id, 'expired'));
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
  const part = refund(`500, 'goodwill', 'pending', null, now()`);
  expect(await brokenBy(part, mended)).toEqual(['a part that goes back says why']);
  // The amount is never replaced in the written statement: an order's id may have a '500', too,
  // and once a landing failed on that.
  const forAReason = (amount: number) => `insert into refunds
    (why, transaction_id, order_id, amount, reason, state, stripe_refund_id, asked_at)
    values ('Bent', '${payment.id}', '${id}', ${amount}, 'goodwill', 'pending', null, now())`;
  expect(await brokenBy(forAReason(500), mended)).toEqual([]);
  const again = `${forAReason(total)};
    insert into refunds (retry_of, why, transaction_id, order_id, amount, reason, asked_at)
    select id, why, transaction_id, order_id, 1, reason, now() from refunds`;
  expect(await brokenBy(again, `update refunds set retry_of = null; ${mended}`)).toEqual([
    'no more goes back than was paid',
    'what is given back anew was not taken by the bank',
  ]);
  const forgotten = refund(`${whole}, 'pending', null, null`).replace('asked_at)', 'created_at)');
  const early = forgotten.replace(/null\)$/, `now() - interval '16 minutes')`);
  expect(await brokenBy(canceled + early, mended)).toEqual([
    noHistory,
    'the provider is asked to give back within 15 minutes',
  ]);
});

test('ratings and reviews are looked at', async () => {
  const mended = `delete from reviews; delete from audit_entries; delete from review_requests;
    update books set rating = 0, reviews = 0`;
  const said = (values: string) => `insert into reviews (book_id, user_id, stars, words, state)
    values (1, ${values}); update books set rating = 5, reviews = 1;`;
  const own = `'${caller.userId}'`;
  expect(await brokenBy(said(`${own}, 5, '', 'shown'`), mended)).toEqual([]);
  expect(await brokenBy(said(`${own}, 4, '', 'shown'`), mended)).toEqual([
    "a book's stars are those of the reviews that count",
  ]);
  expect(await brokenBy(said(`${own}, 5, 'Ours', 'shown'`), mended)).toEqual([
    'words are shown that somebody of the shop has let through',
  ]);
  const stranger = await newCaller(database);
  expect(await brokenBy(said(`'${stranger.userId}', 5, '', 'shown'`), mended)).toEqual([
    'a review is by a family that has paid for its book',
  ]);
  const asked = (
    values: string,
  ) => `insert into review_requests (user_id, book_id, order_id, mail_id, due_at)
    select ${own}, 1, id, ${values} from orders limit 1`;
  expect(await brokenBy(asked(`gen_random_uuid(), now()`), mended)).toEqual([
    'a letter that asks for a review has been sent, or a job sends it',
  ]);
  expect(await brokenBy(asked(`null, now() - interval '4 hours'`), mended)).toEqual([
    'a family is asked for its review within three hours',
  ]);
});

test('a book that is printed once more has its claim, one that is bought once more its offer', async () => {
  const { rows } = await sqlThat('select id from orders');
  const { id } = rows[0];
  expect(
    await brokenBy('update makings set reprints = 1', 'update makings set reprints = 0'),
  ).toEqual(['each book that was printed once more for nothing has its claim']);
  const claimed = `update makings set reprints = 1;
    insert into reprints (order_id, number, claim) values ('${id}', 1, 'Torn');
    insert into making_events (order_id, number, stage, by, note)
    values ('${id}', 2, 'checking', 'admin', 'reprint')`;
  const mended = `delete from reprints; update makings set reprints = 0;
    delete from making_events where number > 1`;
  expect(await brokenBy(claimed, mended)).toEqual([
    'only what was sent is printed once more for nothing',
  ]);
  const offered = `insert into reprint_offers (order_id) values ('${id}')`;
  const bought = `update orders set reprint_of = id where id = '${id}'`;
  const back = 'update orders set reprint_of = null; delete from reprint_offers';
  expect(await brokenBy(bought, back)).toEqual([
    'a reprint at cost is of a paid order of the same book, and was offered',
  ]);
  expect(await brokenBy(`${offered}; ${bought}`, back)).toEqual([]);
});

test("with the sandbox's ledger at hand, each cent is looked for on both sides", async () => {
  await sqlThat(`create schema sandbox;
    create table sandbox.checkout_sessions as select 'cs_1' as id, 'complete' as status,
    5998 as amount_total;
    create table sandbox.ledger
    (session_id text, description text, unit_amount int, quantity int, amount int);
    create table sandbox.refunds (id text, amount int, status text, metadata jsonb)`);
  expect(await broken()).toEqual(['what is ordered was paid, line for line']);
  await sqlThat(`insert into sandbox.ledger values ('cs_1', 'Book 1', 2999, 2, 5998)`);
  expect(await broken()).toEqual([]);
  await sqlThat(`insert into sandbox.ledger values ('cs_2', 'Book 1', 2999, 1, 2999)`);
  expect(await broken()).toEqual(['what was paid is ordered, line for line']);
  await sqlThat(`delete from sandbox.ledger where session_id = 'cs_2'`);
  expect(
    await brokenBy(
      'update sandbox.checkout_sessions set amount_total = 5997',
      'update sandbox.checkout_sessions set amount_total = 5998',
    ),
  ).toEqual(['the provider charges what a payment is worth']);
  await sqlThat(`insert into sandbox.checkout_sessions values ('cs_3', 'open', 5998)`);
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
