import { expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { findAnyOrder } from '#shop/admin/find-any-order.ts';
import { listActsOnOrder } from '#shop/audit/list-acts.ts';
import { findOrder } from '#shop/orders/find-order.ts';
import { newCaller } from '#tests/support/family.ts';
import { openPrintShop } from '#tests/support/open-print-shop.ts';
import { lookAtPartnerJob } from './look-at-job.ts';
import { removeOldPrintFiles } from './remove-print-files.ts';
import { reprint } from './reprint.ts';
import { sendPrintJobs } from './send-print-jobs.ts';

const { database, printing, buy, stagesOf, jobsOf, atPartner, press, query, make } =
  await openPrintShop();
const ada = await newCaller(database, 'Ada');
const again = (id: string, claim = 'The cover is torn.', now = new Date()) =>
  inTransaction(database, (tx) => reprint(tx, ada, id, claim, now));
const send = async (transactionId: string) =>
  (await sendPrintJobs(printing, transactionId, new Date())).map(({ sent }) => sent);

/** Has the partner print, send and deliver its latest job of a book. */
async function deliver(id: string, until: 'SHIPPED' | 'DELIVERED' = 'DELIVERED') {
  const job = (await atPartner([id])).at(-1)!;
  const statusName = async () => (await printing.printer.findJob(job.id))!.statusName;
  await expect.poll(statusName).not.toBe('CREATED');
  while ((await statusName()) !== until) await press(`${job.id}/next`);
  await lookAtPartnerJob(printing, job.id, new Date());
}
async function delivered() {
  const bought = await buy([{}, {}]);
  const [first, other] = bought.ids as [string, string];
  await send(bought.payment.id);
  await deliver(first);
  return { ...bought, first, other };
}
const lettersOf = async (id: string) =>
  (
    await query('select kind, version from making_mails where order_id = $1 order by queued_at', [
      id,
    ])
  ).map(({ kind, version }) => `${kind} ${version}`);

test('what arrived broken is printed once more, in a parcel of its own, and goes all its way anew', async () => {
  const { caller, first, other, payment } = await delivered();
  expect(await again(first)).toBe(true);
  expect(await findOrder(database.orm, caller, first)).toMatchObject({
    stages: { stage: 'approved', reprints: 1, trackingUrl: null },
  });
  expect(await send(payment.id)).toEqual(['accepted']);
  const [job, more] = await jobsOf(payment.id);
  expect(more).toMatchObject({ state: 'accepted', ship_to: job!.ship_to });
  expect(await atPartner([first])).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
  expect(await atPartner([other])).toHaveLength(1);
  // What is heard of the first parcel is about the other book alone.
  await lookAtPartnerJob(printing, Number(job!.partner_id), new Date());
  expect(await stagesOf([first, other])).toEqual(['sent', 'delivered']);
  await deliver(first);
  expect(await stagesOf([first, other])).toEqual(['delivered', 'delivered']);
  const { history } = (await findOrder(database.orm, caller, first))!;
  const stages = history.map(({ stage, note }) => (note ? `${stage} (${note})` : stage));
  expect(stages.slice(-4)).toEqual(['delivered', 'approved (reprint)', 'sent', 'delivered']);
  expect(await lettersOf(first)).toContain('reprinted 1');
  expect(await findAnyOrder(database.orm, first, new Date())).toMatchObject({
    ...{ reprints: [{ number: 1, claim: 'The cover is torn.' }], canReprint: true },
  });
});

test('pressed ten times at once it is made once; broken a second time it is made once more', async () => {
  const { first, payment } = await delivered();
  expect(await Promise.all(Array.from({ length: 10 }, () => again(first)))).toEqual(
    Array(10).fill(true),
  );
  await Promise.all([send(payment.id), send(payment.id), send(payment.id)]);
  expect(await atPartner([first])).toHaveLength(2);
  expect(await again(first)).toBe(true);
  expect(await listActsOnOrder(database.orm, first)).toMatchObject([{ act: 'reprint_made' }]);
  await deliver(first, 'SHIPPED');
  await again(first, 'It never came.');
  await send(payment.id);
  expect(await atPartner([first])).toHaveLength(3);
  expect(await listActsOnOrder(database.orm, first)).toHaveLength(2);
});

test('only what was sent can be printed once more', async () => {
  const { ids } = await buy();
  await expect(again(ids[0]!)).rejects.toMatchObject({ code: 'NOTHING_TO_REPRINT' });
  expect(await again('00000000-0000-4000-8000-000000000000')).toBe(false);
  const { caller, first } = await delivered();
  await query(`update orders set ship_to = null where id = $1`, [first]);
  await expect(again(first)).rejects.toMatchObject({ code: 'NOTHING_TO_REPRINT' });
  await query(
    `update orders set ship_to = o.ship_to from orders as o
    where orders.id = $1 and o.transaction_id = orders.transaction_id and o.id <> orders.id`,
    [first],
  );
  expect(caller.userId).toBeTruthy();
});

test('files that were removed after a month are made again; those of a reprint that waits are kept', async () => {
  const { first, other, payment } = await delivered();
  const monthLater = new Date(Date.now() + 31 * 86_400_000);
  await removeOldPrintFiles(database, monthLater);
  await again(first);
  await query('update print_files set removed_at = null where order_id = $1', [other]);
  expect(
    await query('select state, removed_at from print_files where order_id = $1', [first]),
  ).toEqual([{ state: 'waiting', removed_at: null }]);
  expect(
    await query(
      `select 1 from graphile_worker._private_jobs where payload ->> 'orderId' = $1
       and task_id = (select id from graphile_worker._private_tasks where identifier = 'make_print_files')`,
      [first],
    ),
  ).toHaveLength(1);
  expect(await send(payment.id)).toEqual([]);
  await make(first);
  await removeOldPrintFiles(database, monthLater);
  expect(await send(payment.id)).toEqual(['accepted']);
  expect(await query('select removed_at from print_files where order_id = $1', [first])).toEqual([
    { removed_at: null },
  ]);
});

/** As if so many cents had been paid for a book in the beginning. */
async function repriced(id: string, cents: number) {
  const [order] = await query(
    'update orders set book_price = $2, total_amount = $2 where id = $1 returning transaction_id',
    [id, cents],
  );
  await query(
    `update transactions set amount = (select sum(total_amount) from orders where transaction_id = $1)
     where id = $1`,
    [order.transaction_id],
  );
}

test('it need leave nothing, and stops only far beyond what was paid', async () => {
  const { first, payment } = await delivered();
  await again(first);
  await repriced(first, 1500);
  expect(await send(payment.id)).toEqual(['stopped']);
  const one = await delivered();
  await again(one.first);
  await repriced(one.first, 1900);
  expect(await send(one.payment.id)).toEqual(['accepted']);
});

test('an account that goes neither cancels it nor has its money back', async () => {
  const { caller, first, payment } = await delivered();
  await again(first);
  await inTransaction(database, (tx) => deleteAccount(tx, caller));
  expect(await query('select * from refunds where order_id = $1', [first])).toEqual([]);
  expect(await send(payment.id)).toEqual(['accepted']);
  await deliver(first);
  expect(await stagesOf([first])).toEqual(['delivered']);
});

test('after all of this every rule holds', async () => {
  const broken = await findBrokenRules(database.orm);
  const MADE_UP = /letter|its book, or a job|session|paid is ordered/;
  expect(broken.filter(({ rule }) => !MADE_UP.test(rule))).toEqual([]);
});
