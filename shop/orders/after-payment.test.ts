import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { cutPhoto } from '#services/photos/cut.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { listActsOnOrder } from '#shop/audit/list-acts.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { changeChild } from '#shop/family/change-child.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import type { Files } from '#shop/files.ts';
import { HOME, newCaller, newChild, shelve, TODAY } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { SAMPLE_MAKER } from '#vocabulary/sample-maker.ts';
import { bookKey, failBook, retryBook } from './book-making.ts';
import { listOrders } from './list-orders.ts';
import { makeBook } from './make-book.ts';
import { findUnsentNews, noteSent } from './payment-mail.ts';
import { settlePayment } from './settle-payment.ts';
import { writePendingOrders } from './write-pending-orders.ts';

const database = (await openTestDatabase()).connect();
const ada = await newCaller(database, 'Ada');
await shelveTitles(database);
await shelve(database, 900);

async function order(bookId = 1) {
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller);
  const payment = await inTransaction(database, (tx) =>
    writePendingOrders(tx, caller.userId, [
      {
        bookId,
        bookTitle: 'The Goose on Bus Nine',
        childId: zoe.id,
        price: 3299,
        quantity: 2,
        reader: readerOfChild(zoe, TODAY),
        shipTo: HOME,
      },
    ]),
  );
  return { caller, zoe, payment };
}
const settle = (id: string, outcome: PaymentStatus) =>
  inTransaction(database, (tx) => settlePayment(tx, id, outcome));
const onlyOrder = async (caller: Caller) =>
  (await listOrders(database.orm, caller, { page: 1 })).orders[0]!;
const mailsOf = async (transactionId: string) =>
  (
    await database.orm.execute<{ id: string; kind: string }>(
      sql`select id, kind from payment_mails where transaction_id = ${transactionId} order by kind`,
    )
  ).rows;
const jobsNaming = async (text: string) =>
  (
    await database.orm.execute<{ task: string }>(
      sql`select tasks.identifier as task from graphile_worker._private_jobs jobs
          join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
          where jobs.payload::text like ${`%${text}%`}`,
    )
  ).rows.map((job) => job.task);

function filesInMemory(): Files & { kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    put: async (key, bytes) => void kept.set(key, bytes),
    read: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
  };
}

describe('mails about a payment', () => {
  test.each([
    ['completed', 'confirmed'],
    ['failed', 'failed'],
  ] as const)('%s queues one mail, however often it is settled', async (outcome, kind) => {
    const { payment } = await order();
    await Promise.all([settle(payment.id, outcome), settle(payment.id, outcome)]);
    expect((await mailsOf(payment.id)).map((mail) => mail.kind)).toEqual([kind]);
  });

  test('a payment that comes after its session expired still completes, and is confirmed', async () => {
    const { caller, payment } = await order();
    await settle(payment.id, 'expired');
    expect(await settle(payment.id, 'completed')).toBe(true);
    expect(await onlyOrder(caller)).toMatchObject({
      status: 'completed',
      making: { status: 'waiting' },
    });
    expect((await mailsOf(payment.id)).map((mail) => mail.kind)).toEqual(['confirmed']);
    expect(await settle(payment.id, 'failed')).toBe(false);
  });

  test('an expired session is no news', async () => {
    const { payment } = await order();
    await settle(payment.id, 'expired');
    expect(await mailsOf(payment.id)).toEqual([]);
  });

  test('tell who bought what for whom; once sent, there is nothing left to send', async () => {
    const { caller, payment } = await order();
    await settle(payment.id, 'completed');
    const [mail] = await mailsOf(payment.id);
    expect(await findUnsentNews(database.orm, mail!.id, new Date())).toMatchObject({
      kind: 'confirmed',
      to: caller.email,
      amount: 6598,
      lines: [
        {
          title: 'The Goose on Bus Nine',
          childName: 'Zoë',
          quantity: 2,
          total: 6598,
          shipTo: HOME,
        },
      ],
    });
    await inTransaction(database, (tx) => noteSent(tx, mail!.id, TODAY));
    expect(await findUnsentNews(database.orm, mail!.id, new Date())).toBeUndefined();
  });
});

test('a letter about a surprise says neither title nor cover until its day has begun everywhere', async () => {
  const { payment } = await order();
  await database.pool.query(`update orders set surprise_until = '2026-12-24'`);
  await settle(payment.id, 'completed');
  const [mail] = await mailsOf(payment.id);
  const on = async (day: string) =>
    (await findUnsentNews(database.orm, mail!.id, new Date(day)))!.lines[0];
  expect(await on('2026-12-24T11:00:00Z')).toMatchObject({
    title: 'A surprise',
    childName: 'Zoë',
    reader: null,
  });
  expect(await on('2026-12-24T13:00:00Z')).toMatchObject({ title: 'The Goose on Bus Nine' });
});

describe('the book itself', () => {
  test('is queued when the order is paid, and made from the child as it was at purchase', async () => {
    const { caller, zoe, payment } = await order();
    expect((await onlyOrder(caller)).making).toBeNull();
    await settle(payment.id, 'completed');
    const { id } = await onlyOrder(caller);
    expect(await jobsNaming(id)).toEqual(['make_book']);

    const files = filesInMemory();
    await makeBook({ database, files, cutPhoto, maker: SAMPLE_MAKER }, id, TODAY);
    const first = files.kept.get(bookKey(id))!;
    expect(Buffer.from(first.subarray(0, 5)).toString()).toBe('%PDF-');
    expect((await onlyOrder(caller)).making).toMatchObject({ status: 'made' });

    // Made once, it stays as it was drawn, by whatever hand children are drawn today.
    const older = new Uint8Array([1]);
    files.kept.set(bookKey(id), older);
    await makeBook({ database, files, cutPhoto, maker: SAMPLE_MAKER }, id, TODAY);
    expect(files.kept.get(bookKey(id))).toBe(older);

    // The same book again, although the child has another name now.
    await inTransaction(database, (tx) => changeChild(tx, caller, zoe.id, { name: 'Bo' }, TODAY));
    await database.orm.execute(
      sql`update book_makings set status = 'waiting', made_at = null where order_id = ${id}`,
    );
    await makeBook({ database, files, cutPhoto, maker: SAMPLE_MAKER }, id, TODAY);
    expect(Buffer.from(files.kept.get(bookKey(id))!).equals(Buffer.from(first))).toBe(true);
  });

  test('a making that failed is shown with its reason and can be tried again, once', async () => {
    const { caller, payment } = await order(900);
    await settle(payment.id, 'completed');
    const { id } = await onlyOrder(caller);
    await expect(
      makeBook({ database, files: filesInMemory(), cutPhoto, maker: SAMPLE_MAKER }, id, TODAY),
    ).rejects.toThrow('nobody wrote');
    await inTransaction(database, (tx) => failBook(tx, id, 'nobody wrote it'));
    expect((await onlyOrder(caller)).making).toMatchObject({
      status: 'failed',
      failure: 'nobody wrote it',
    });
    const retry = () => inTransaction(database, (tx) => retryBook(tx, ada, id));
    expect(await retry()).toBe(true);
    expect(await retry()).toBe(false);
    expect(await listActsOnOrder(database.orm, id)).toMatchObject([{ act: 'book_resumed' }]);
  });
});
