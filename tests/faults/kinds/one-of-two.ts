import { setTimeout as wait } from 'node:timers/promises';
import { untilGone } from '#database/embedded/postmaster.ts';
import type { Customer } from '#tests/faults/harness/customer.ts';
import type { Fault } from '#tests/faults/harness/fault.ts';
import type { FaultRig } from '#tests/faults/harness/fault-rig.ts';
import {
  between,
  buyABook,
  meanwhile,
  peekInside,
  someMomentOfCheckout,
} from '#tests/faults/harness/shopping.ts';
import { untilDrained } from '#tests/faults/harness/verdict.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { makerOfAPreview, untilTwoWork } from '#tests/support/running-worker.ts';
import { linesOf } from '#tests/support/shop-log.ts';

const BOTH_SERVE_WITHIN_MS = 120_000;

const leftOut = ({ shop }: FaultRig) =>
  shop.pidsOf('worker').length > 1 ? undefined : 'there is one of each; try --two-of-each';

/**
 * Lets customers go about an errand while one process of two is killed and stays away: whoever would start it again is
 * stopped. All that was begun has to be finished by those who are left.
 */
async function withoutOne(
  rig: FaultRig,
  errand: (customer: Customer) => Promise<void>,
  killOne: () => Promise<void>,
): Promise<Customer[]> {
  await untilBothServe(rig);
  rig.shop.process.kill('SIGSTOP');
  try {
    const customers = await meanwhile(rig, errand, killOne);
    const undone = await inDatabaseOf(rig.shop, untilDrained);
    if (undone.length > 0) throw new Error(`The others alone did not get on: ${undone.join(', ')}`);
    return customers;
  } finally {
    rig.shop.process.kill('SIGCONT');
  }
}

/**
 * Waits until two web processes listen and two workers work. The one that the last trial killed runs again before it
 * can be asked anything; nine trials of thirty killed the only one that could.
 */
async function untilBothServe({ shop }: FaultRig): Promise<void> {
  const deadline = Date.now() + BOTH_SERVE_WITHIN_MS;
  await inDatabaseOf(shop, (database) => untilTwoWork(database, BOTH_SERVE_WITHIN_MS));
  const listens = (pid: number) => linesOf(shop, pid, 'listening').length > 0;
  while (!shop.pidsOf('web server').every(listens)) {
    if (Date.now() > deadline) throw new Error('There are no two web processes');
    await wait(100);
  }
}

/** One web process dies under a checkout. From then on every connection is answered, and at once, by the other. */
const web: Fault = {
  name: 'kill-one-web-of-two',
  leftOut,
  async run(rig, chance) {
    const witness = await rig.newCustomer();
    return withoutOne(rig, buyABook, async () => {
      await someMomentOfCheckout(rig, chance);
      const webs = rig.shop.pidsOf('web server');
      await kill(webs[between(chance, 0, webs.length - 1)]!);
      for (let n = 0; n < 20; n++) {
        // A connection that the dead one had still taken breaks; the next one goes to the other.
        const first = await witness.ask('GET', '/api/children');
        const { status } = first.status === 0 ? await witness.ask('GET', '/api/children') : first;
        if (status !== 200) throw new Error(`One web process of two answered ${status}`);
      }
    });
  },
};

/** The worker that makes a preview dies in the middle of it; the other one takes it over. */
const worker: Fault = {
  name: 'kill-one-worker-of-two',
  leftOut,
  run: (rig) =>
    withoutOne(rig, peekInside, async () => {
      await kill(await inDatabaseOf(rig.shop, (database) => makerOfAPreview(rig.shop, database)));
    }),
};

async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  // What is asked next must not still be answered by it.
  await untilGone(pid, 10_000);
}

/** kill -9 of one web process, or one worker, of two. */
export const oneOfTwo: Fault[] = [web, worker];
