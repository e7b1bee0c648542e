import { setTimeout as wait } from 'node:timers/promises';
import type { Customer } from '#tests/faults/harness/customer.ts';
import type { Fault } from '#tests/faults/harness/fault.ts';
import { buyABook, meanwhile, someMomentOfCheckout } from '#tests/faults/harness/shopping.ts';

const AWAY_MS = 20_000;

/**
 * The database is gone for 20 s: its keeper is stopped (SIGSTOP), so that nobody starts it again. Meanwhile every call
 * and every page that needs it answers 503 with Retry-After, and the web process lives.
 */
export const databaseAway: Fault = {
  name: 'database-away',
  async run(rig, chance) {
    const witness = await rig.newCustomer();
    return meanwhile(rig, buyABook, async () => {
      await someMomentOfCheckout(rig, chance);
      rig.shop.process.kill('SIGSTOP');
      try {
        await rig.signal('database', 'SIGKILL');
        await expectToBeAway(witness, Date.now() + AWAY_MS);
      } finally {
        rig.shop.process.kill('SIGCONT');
      }
    });
  },
};

async function expectToBeAway(witness: Customer, until: number): Promise<void> {
  // The sessions of a server that was killed end a moment after it.
  await wait(1_000);
  while (Date.now() < until) {
    for (const path of ['/api/children', '/orders']) {
      const { status, retryAfter } = await witness.ask('GET', path);
      if (status !== 503 || !retryAfter) {
        throw new Error(`Without a database ${path} answered ${status}, Retry-After ${retryAfter}`);
      }
    }
    const { status } = await witness.ask('GET', '/livez');
    if (status !== 200) throw new Error(`Without a database /livez answered ${status}`);
    await wait(500);
  }
}
