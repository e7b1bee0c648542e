import { setTimeout as wait } from 'node:timers/promises';
import { printFileKey } from '#shop/printing/print-file-key.ts';
import type { Customer } from '#tests/faults/harness/customer.ts';
import type { Fault } from '#tests/faults/harness/fault.ts';
import type { FaultRig } from '#tests/faults/harness/fault-rig.ts';
import { between, meanwhile } from '#tests/faults/harness/shopping.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { smallCover, smallInterior } from '#tests/support/print-files.ts';

const PATIENCE_MS = 240_000;

/**
 * Buys a book, approves it, and waits until the printer has it. The printer's files are small ones that lie there
 * beforehand: half a minute of drawing for each is nothing that is tried here.
 */
const buyAndPrint = (rig: FaultRig) => async (customer: Customer) => {
  const childId = await customer.saveChild();
  await customer.pay(await customer.checkOut(1, childId));
  const id = await untilMade(customer);
  await layFiles(rig, id);
  await patiently('approved', async () => {
    const { status } = await customer.ask('POST', `/api/orders/${id}/approve`, {});
    return status === 200;
  });
  await untilSent(rig, id);
};

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
 * Waits until the printer has accepted a book. Neither the clock's minute nor the two in which nobody tries again are waited
 * for; whoever was trying has been gone for longer than a call can take.
 */
async function untilSent(rig: FaultRig, orderId: string): Promise<void> {
  await patiently('sent', () =>
    inDatabaseOf(rig.shop, async ({ pool }) => {
      const { rows } = await pool.query('select stage from makings where order_id = $1', [orderId]);
      if (rows[0]?.stage === 'sent') return true;
      await pool.query(
        `update print_jobs set tried_at = tried_at - interval '5 minutes'
         where state = 'sending' and tried_at < now() - interval '45 seconds'`,
      );
      await pool.query(
        `select graphile_worker.add_job('reconcile_printing', job_key => 'hurry', max_attempts => 1)`,
      );
      return false;
    }),
  );
}

/** Tries until it is so; whoever is away meanwhile is asked again. */
async function patiently(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`A book was not ${what} in time`);
    await wait(1_000);
  }
}

const isOrder = (path: string) => path === '/printing/print-jobs/';

/** When the printer is asked to print something for the first time from now on. */
function firstOrder(rig: FaultRig): Promise<void> {
  const first = Promise.withResolvers<void>();
  rig.provider.treatPrinter = (path) => {
    if (isOrder(path)) first.resolve();
    return 'pass';
  };
  return first.promise;
}

const press = (rig: FaultRig, path: string) =>
  fetch(`${rig.shop.url}/sandbox/printing/${path}`, { method: 'POST', redirect: 'manual' });

const away: Fault = {
  name: 'printer-away',
  run: (rig, chance) =>
    meanwhile(rig, buyAndPrint(rig), async () => {
      rig.provider.treatPrinter = () => 'broken';
      await wait(between(chance, 5_000, 30_000));
      rig.provider.treatPrinter = () => 'pass';
    }),
};

/** The printer takes the order, and the line breaks before its answer is through. */
const answerLost: Fault = {
  name: 'printer-answer-lost',
  run: (rig, chance) =>
    meanwhile(rig, buyAndPrint(rig), async () => {
      let left = between(chance, 1, 3);
      rig.provider.treatPrinter = (path) =>
        isOrder(path) && left-- > 0 ? 'drop the answer' : 'pass';
    }),
};

/** kill -9 between what was ordered and noting it. */
const killed = (victim: 'worker' | 'database'): Fault => ({
  name: `printing-kill-${victim}`,
  run: (rig, chance) =>
    meanwhile(rig, buyAndPrint(rig), async () => {
      await firstOrder(rig);
      await wait(between(chance, 0, 80));
      await rig.signal(victim, 'SIGKILL');
    }),
});

const revoked: Fault = {
  name: 'printer-revokes-tokens',
  run: (rig, chance) =>
    meanwhile(rig, buyAndPrint(rig), async () => {
      await firstOrder(rig);
      await wait(between(chance, 0, 500));
      await press(rig, 'revoke-tokens');
    }),
};

/** The shop goes back to before any of its parcels was ordered; the printer does not. */
const restored: Fault = {
  name: 'printing-restored',
  async run(rig) {
    const customers = await meanwhile(rig, buyAndPrint(rig), async () => {});
    const ids = await inDatabaseOf(rig.shop, async ({ pool }) => {
      // In one go: a worker that looks in between would find parcels that are half forgotten.
      await pool.query('begin');
      const { rows } = await pool.query<{ id: string }>(
        `update makings set stage = 'approved' where stage = 'sent' returning order_id as id`,
      );
      const all = [rows.map(({ id }) => id)];
      await pool.query('delete from print_job_lines where order_id = any($1::uuid[])', all);
      await pool.query(
        `delete from making_events where stage = 'sent' and order_id = any($1::uuid[])`,
        all,
      );
      await pool.query(
        'delete from print_jobs where not exists (select 1 from print_job_lines where job_id = id)',
      );
      await pool.query('commit');
      return all[0]!;
    });
    await Promise.all(ids.map((id) => untilSent(rig, id)));
    return customers;
  },
};

/** What the printer may do to a shop: `no book is at the printer twice` and its like judge all of them. */
export const printing: Fault[] = [
  away,
  answerLost,
  killed('worker'),
  killed('database'),
  revoked,
  restored,
];
