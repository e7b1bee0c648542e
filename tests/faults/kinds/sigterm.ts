import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Customer } from '#tests/faults/harness/customer.ts';
import type { Fault } from '#tests/faults/harness/fault.ts';
import type { FaultRig } from '#tests/faults/harness/fault-rig.ts';
import { between } from '#tests/faults/harness/shopping.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';

const ONLOOKERS = 8;

/**
 * The web process is asked to stop while many write and some wait in a held-open poll. Whoever got in is answered: a
 * request either has its answer, or has left no trace, because it was not taken.
 */
export const sigtermUnderLoad: Fault = {
  name: 'sigterm-under-load',
  async run(rig, chance) {
    const customer = await rig.newCustomer();
    const unanswered: string[] = [];
    let isOver = false;
    const load = Promise.all(
      Array.from({ length: ONLOOKERS }, async () => {
        while (!isOver) await saveOnce(customer, unanswered);
      }),
    );
    // Looked at below; until then a refusal must not end the harness.
    load.catch(() => {});
    try {
      await wait(between(chance, 500, 2_500));
      const before = rig.shop.pidsOf('web server');
      await stopWithAPollOpen(rig, customer, between(chance, 1_000, 1_500));
      while (rig.shop.pidsOf('web server').some((pid) => before.includes(pid))) await wait(20);
      await rig.untilHealthy();
    } finally {
      isOver = true;
    }
    await load;
    await expectNoTrace(rig, unanswered);
    return [customer];
  },
};

async function saveOnce(customer: Customer, unanswered: string[]): Promise<void> {
  const child = { id: randomUUID(), name: 'Ida', reading_level: 'Sprout', gender: 'Girl' };
  const { status } = await customer.ask('POST', '/api/children', {
    ...child,
    description: 'Curls',
  });
  if (status === 0) {
    unanswered.push(child.id);
    // Nobody listens for a moment; no need to knock a thousand times.
    await wait(20);
  } else if (status < 400) customer.journal.children.push(child);
  else throw new Error(`A child was answered ${status} while the web process stopped`);
}

/** Sends SIGTERM while a poll waits for a preview: it must be let go with an answer, not cut off. */
async function stopWithAPollOpen(
  rig: FaultRig,
  customer: Customer,
  afterMs: number,
): Promise<void> {
  // As long as the worker stands still, no preview is made, and the poll is held open.
  await rig.signal('worker', 'SIGSTOP');
  try {
    const preview = await customer.askForPreview(1, await customer.saveChild());
    const path = `/api/functions/poll_book_preview_status?preview_request_id=${preview}`;
    const poll = customer.ask('GET', path, undefined, { prefer: 'wait=20' });
    await wait(afterMs);
    await rig.signal('web server', 'SIGTERM');
    const { status } = await poll;
    if (status !== 200)
      throw new Error(`A poll was answered ${status} by a web process that stops`);
  } finally {
    await rig.signal('worker', 'SIGCONT');
  }
}

async function expectNoTrace(rig: FaultRig, unanswered: string[]): Promise<void> {
  await inDatabaseOf(rig.shop, async ({ pool }) => {
    const { rowCount } = await pool.query('select from children where id = any($1)', [unanswered]);
    if (rowCount) throw new Error(`${rowCount} requests were carried out, and never answered`);
  });
}
