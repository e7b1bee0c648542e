import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '#database/transaction.ts';
import { makeAdmin } from '#shop/accounts/make-admin.ts';
import { printFileKey } from '#shop/printing/print-file-key.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { smallCover, smallInterior } from '#tests/support/print-files.ts';
import type { Customer } from './customer.ts';
import type { FaultRig } from './fault-rig.ts';

const PATIENCE_MS = 240_000;

/**
 * Buys a book, approves it, and waits until the printer has it. The printer's files are small ones that lie there
 * beforehand: half a minute of drawing for each is nothing that is tried here.
 */
export const buyAndPrint = (rig: FaultRig) => async (customer: Customer) => {
  await untilStage(rig, await buyAndApprove(rig, customer), 'sent');
};

/** The same, without waiting for the printer. @returns the order */
export async function buyAndApprove(rig: FaultRig, customer: Customer): Promise<string> {
  const childId = await customer.saveChild();
  await customer.pay(await customer.checkOut(1, childId));
  const id = await untilMade(customer);
  await layFiles(rig, id);
  await patiently('approved', async () => {
    const { status } = await customer.ask('POST', `/api/orders/${id}/approve`, {});
    return status === 200;
  });
  return id;
}

/** Its order, once the book is made. */
async function untilMade(customer: Customer): Promise<string> {
  let id: string | undefined;
  await patiently('made', async () => {
    const { json } = await customer.ask('GET', '/api/orders');
    const [order] = Array.isArray(json) ? json : [];
    id = order?.id;
    return order?.book_status === 'made';
  });
  return id!;
}

async function layFiles(rig: FaultRig, orderId: string): Promise<void> {
  const files = { interior: await smallInterior(), cover: await smallCover() };
  for (const part of ['interior', 'cover'] as const) {
    await rig.files.put(printFileKey(orderId, part), files[part].bytes);
  }
  await inDatabaseOf(rig.shop, ({ pool }) =>
    pool.query(
      `insert into print_files (order_id, state, interior_md5, cover_md5, made_at)
       values ($1, 'made', $2, $3, now())`,
      [orderId, files.interior.md5, files.cover.md5],
    ),
  );
}

/**
 * Waits until a book is so far. Neither the clock's minute nor the five in which nobody tries again are waited for; whoever
 * was trying has been gone for longer than a call can take.
 */
export async function untilStage(rig: FaultRig, orderId: string, stage: string): Promise<void> {
  await patiently(stage, () =>
    inDatabaseOf(rig.shop, async ({ pool }) => {
      const { rows } = await pool.query('select stage from makings where order_id = $1', [orderId]);
      if (rows[0]?.stage === stage) return true;
      await pool.query(
        `update print_jobs set tried_at = tried_at - interval '5 minutes'
         where state = 'sending' and tried_at < now() - interval '45 seconds'`,
      );
      await hurry(rig, 'reconcile_printing');
      return false;
    }),
  );
}

/** How far a book is. */
export const stageOf = (rig: FaultRig, orderId: string): Promise<string> =>
  inDatabaseOf(
    rig.shop,
    async ({ pool }) =>
      (await pool.query('select stage from makings where order_id = $1', [orderId])).rows[0].stage,
  );

/**
 * Has the worker do now what it does by the clock. One that is queued or at it is left alone: replaced, it would stay behind
 * for ever if its worker was killed, and the judge waits for every job.
 */
export async function hurry(rig: FaultRig, task: string): Promise<void> {
  await inDatabaseOf(rig.shop, ({ pool }) =>
    pool.query(
      `select graphile_worker.add_job($1, job_key => 'hurry ' || $1, job_key_mode => 'unsafe_dedupe')`,
      [task],
    ),
  );
}

/** Tries until it is so; whoever is away meanwhile is asked again. */
export async function patiently(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`A book was not ${what} in time`);
    await wait(1_000);
  }
}

/** Presses a button on the printer's own page. */
export const press = (rig: FaultRig, path: string) =>
  fetch(`${rig.shop.url}/sandbox/printing/${path}`, { method: 'POST', redirect: 'manual' });

/** A parcel as the printer's own list has it. */
export type Parcel = { id: string; status: string };

/** What the printer has for a book, whatever became of it; the newest first. */
export const parcelsOf = (rig: FaultRig, orderId: string): Promise<Parcel[]> =>
  inDatabaseOf(
    rig.shop,
    async ({ pool }) =>
      (
        await pool.query<Parcel>(
          `select distinct job.id, job.status from sandbox.print_jobs as job, jsonb_array_elements(lines) as line
           where line ->> 'external_id' = $1 order by job.id desc`,
          [orderId],
        )
      ).rows,
  );

/** Somebody with the keys to the back office. */
export async function newAdmin(rig: FaultRig): Promise<Customer> {
  const admin = await rig.newCustomer();
  await inDatabaseOf(rig.shop, (database) =>
    inTransaction(database, (tx) => makeAdmin(tx, admin.journal.email)),
  );
  return admin;
}

/** Has the parcel of a stopped book sent once more, as an admin does. */
export async function sendOnceMore(admin: Customer, orderId: string): Promise<void> {
  const { json } = await admin.ask('GET', '/api/admin/printing');
  const { jobs } = json as { jobs: { id: string; state: string; books: { order_id: string }[] }[] };
  const job = jobs.find(
    ({ state, books }) => state === 'stopped' && books.some((book) => book.order_id === orderId),
  );
  if (!job) throw new Error('The back office shows no stopped parcel of this book');
  const { status } = await admin.ask('POST', `/api/admin/printing/jobs/${job.id}/retry`, {});
  if (status !== 204) throw new Error(`Sending once more was answered ${status}`);
}
