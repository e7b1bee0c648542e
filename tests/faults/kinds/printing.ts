import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '#tests/faults/harness/fault.ts';
import type { FaultRig } from '#tests/faults/harness/fault-rig.ts';
import { buyAndPrint, press, untilStage } from '#tests/faults/harness/printing.ts';
import { between, meanwhile } from '#tests/faults/harness/shopping.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';

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
    await Promise.all(ids.map((id) => untilStage(rig, id, 'sent')));
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
