import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import { openFileLink } from '#shop/printing/file-links.ts';
import { printFileKey } from '#shop/printing/print-file-key.ts';
import { HOME, newCaller, newChild, shelve, TODAY } from '#tests/support/family.ts';
import { serveApi } from '#tests/support/serve-api.ts';

const api = await serveApi();
const { secret } = api.sandbox.settings.printing;

const body = (id: number) => JSON.stringify({ topic: 'PRINT_JOB_STATUS_CHANGED', data: { id } });
const ring = (payload: string, signature: string) =>
  fetch(`${api.url}/api/webhooks/printing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'lulu-hmac-sha256': signature },
    body: payload,
  });
const sign = (payload: string, by = secret) =>
  createHmac('sha256', by).update(payload).digest('hex');
const looks = async () =>
  (
    await api.database.pool.query(
      `select payload from graphile_worker._private_jobs as jobs
         join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
       where identifier = 'look_at_print_job' order by jobs.id`,
    )
  ).rows.map(({ payload }) => payload.partnerId);

test('an event is a bell: the worker is to look at that job, as often as it rings', async () => {
  expect((await ring(body(7), sign(body(7)))).status).toBe(200);
  expect((await ring(body(7), sign(body(7)))).status).toBe(200);
  expect(await looks()).toEqual([7, 7]);
});

test('one that is not signed, signed by another, or altered is refused, and rings nothing', async () => {
  const before = await looks();
  for (const signature of ['', 'x', sign(body(8), 'another'), sign(body(7))]) {
    const answer = await ring(body(8), signature);
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'SIGNATURE_INVALID']);
  }
  const odd = '{"topic": 7}';
  expect((await (await ring(odd, sign(odd))).json()).code).toBe('EVENT_UNREADABLE');
  const get = await fetch(`${api.url}/api/webhooks/printing`);
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await looks()).toEqual(before);
});

async function paidOrder(): Promise<string> {
  const { database } = api;
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller);
  const bookId = await shelve(database, 1);
  const copy = { childId: zoe.id, reader: readerOfChild(zoe, TODAY), shipTo: HOME };
  const line = { bookId, bookTitle: 'Book', price: 3299, quantity: 1, ...copy };
  await inTransaction(database, async (tx) => {
    const { id } = await writePendingOrders(tx, caller.userId, [line]);
    await settlePayment(tx, id, 'completed');
  });
  return (await database.pool.query('select id from orders')).rows[0].id;
}

test('a link opens its file for the printer, kept by nobody, and is nothing to anybody else', async () => {
  const orderId = await paidOrder();
  await api.database.pool.query('insert into print_files (order_id) values ($1)', [orderId]);
  await api.shop.files.put(printFileKey(orderId, 'cover'), Buffer.from('a cover'));
  const open = (now: Date) =>
    inTransaction(api.database, (tx) =>
      openFileLink(tx, { orderId, part: 'cover' }, { publicUrl: api.url, now }),
    );
  const answer = await fetch(await open(new Date()));
  expect(await answer.text()).toBe('a cover');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  expect((await fetch(await open(hoursAgo))).status).toBe(404);
  expect((await fetch(`${api.url}/print-files/nothing`)).status).toBe(404);
  const post = await fetch(await open(new Date()), { method: 'POST' });
  expect(post.status).toBe(405);
});
