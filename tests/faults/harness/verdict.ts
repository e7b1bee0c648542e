import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#database/connect.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { findStrayFiles } from '#shop/admin/stray-files.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import type { Customer } from './customer.ts';
import type { FaultRig } from './fault-rig.ts';

/** Retries wait up to 20 s after the third failure; two in a row have to fit. */
const DRAINED_WITHIN_MS = 180_000;

/**
 * The shop after a fault: healthy by itself, every job done, every acknowledged write there, no rule broken. Throws with
 * all that is wrong. Answers how many ms it took to be healthy, and until the last job was done.
 */
export async function judge(rig: FaultRig, customers: Customer[]) {
  const healthyMs = await rig.untilHealthy();
  const begun = Date.now();
  const wrong = await inDatabaseOf(rig.shop, async (database) => [
    ...(await untilDrained(database)),
    ...(await findBrokenRules(database.orm)).map(({ rule, id }) => `broken: ${rule} (${id})`),
    ...(await findStrayFiles(database.orm, rig.files)).map(
      ({ rule, id }) => `broken: ${rule} (${id})`,
    ),
    ...(await Promise.all(customers.map((customer) => missingOf(customer, database)))).flat(),
  ]);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return { healthyMs, drainedMs: Date.now() - begun };
}

/** Waits until nothing is queued and no paid order or preview waits; names what still does in the end. */
export async function untilDrained({ pool }: Database): Promise<string[]> {
  const deadline = Date.now() + DRAINED_WITHIN_MS;
  for (;;) {
    const { rows } = await pool.query<{ what: string }>(
      `select identifier || ' (attempt ' || attempts || ', ' || coalesce(last_error, 'no error') || ')' as what
         from graphile_worker._private_jobs as jobs
         join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
       union all select 'event not delivered: ' || coalesce(last_answer, 'not tried') from sandbox.events
         where delivered_at is null
       union all select 'paid, but still ' || orders.status from orders
         join transactions on transactions.id = transaction_id
         join sandbox.checkout_sessions as paid on paid.id = stripe_session_id
         where payment_status = 'paid' and orders.status <> 'completed'`,
    );
    if (rows.length === 0) return [];
    if (Date.now() > deadline) return rows.map(({ what }) => `not done in time: ${what}`);
    await wait(100);
  }
}

/** What was acknowledged to a customer and cannot be found: asked of the shop, as the customer. */
export async function missingOf({ journal, ask }: Customer, { pool }: Database): Promise<string[]> {
  const missing: string[] = [];
  const expectThat = (isThere: boolean, what: string) => {
    if (!isThere) missing.push(`acknowledged, but not there: ${what}`);
  };
  for (const { id, name } of journal.children) {
    const { json } = await ask('GET', `/api/children/${id}`);
    expectThat((json as { name?: string })?.name === name, `child ${id}`);
  }
  const cart = (await ask('GET', '/api/carts/me')).json as {
    items?: { book_id: number; child_id: string }[];
  };
  for (const { bookId, childId } of journal.lines) {
    const found = cart.items?.some((item) => item.book_id === bookId && item.child_id === childId);
    expectThat(found === true, `line ${bookId} for ${childId}`);
  }
  for (const id of journal.previews) {
    const status = await ask(
      'GET',
      `/api/functions/poll_book_preview_status?preview_request_id=${id}`,
    );
    const isDone = (status.json as { status?: string })?.status === 'completed';
    const pdf = await ask('GET', `/api/storage/book_previews/${id}`);
    expectThat(isDone && pdf.status === 200, `preview ${id}`);
  }
  for (const photo of journal.photos) {
    expectThat((await ask('GET', photo)).status === 200, 'a photo');
  }
  const sessionOf = (page: string) => page.split('/').at(-1)!;
  for (const page of journal.checkouts) {
    const { json } = await ask('GET', `/api/orders?session_id=${sessionOf(page)}`);
    expectThat(ordersIn(json).length > 0, `checkout ${sessionOf(page)}`);
  }
  for (const page of new Set(journal.payments)) {
    const { json } = await ask('GET', `/api/orders?session_id=${sessionOf(page)}`);
    const orders = ordersIn(json);
    const made = orders.every(
      (order) =>
        order.status === 'completed' &&
        (order.book_status === 'made' || journal.canceled.includes(order.id)),
    );
    expectThat(orders.length > 0 && made, `payment ${sessionOf(page)}`);
  }
  for (const id of journal.canceled) {
    const { json } = await ask('GET', `/api/orders/${id}`);
    const order = json as Order;
    const isBack =
      order?.status === 'completed' &&
      order.making?.stage === 'cancelled' &&
      order.refund_status === 'succeeded' &&
      order.refunded_amount === order.total_amount;
    expectThat(isBack, `money back for ${id}`);
    const { rows } = await pool.query(
      `select coalesce(sum(refunds.amount), 0)::int as cents from sandbox.refunds as refunds
       where session_id = $1 and status <> 'failed'`,
      [order?.transaction.stripe_session_id],
    );
    expectThat(rows[0].cents === Math.round((order?.total_amount ?? 0) * 100), `once, for ${id}`);
  }
  const letters = await pool.query(
    `select count(*)::int as n from sandbox.mails where $1 = any(recipients)`,
    [journal.email],
  );
  const paid = new Set(journal.payments).size;
  const canceled = journal.canceled.length;
  if (letters.rows[0].n !== paid + canceled + journal.news) {
    const about = `${paid} payments, ${canceled} books canceled and ${journal.news} pieces of news`;
    missing.push(`${about}, but ${letters.rows[0].n} letters about them`);
  }
  return missing;
}

type Order = {
  id: string;
  status: string;
  book_status: string | null;
  total_amount: number;
  refunded_amount: number;
  refund_status: string | null;
  making: { stage: string } | null;
  transaction: { stripe_session_id: string };
};
const ordersIn = (json: unknown): Order[] => (Array.isArray(json) ? json : []);
