import type { Fault } from '#tests/faults/harness/fault.ts';
import { buyABook, meanwhile, someMomentOfCheckout } from '#tests/faults/harness/shopping.ts';

/** The database is stopped as an operator stops it ("fast": every session is cut) and comes back. */
export const databaseRestarted: Fault = {
  name: 'database-restarted',
  run: (rig, chance) =>
    meanwhile(rig, buyABook, async () => {
      await someMomentOfCheckout(rig, chance);
      await rig.signal('database', 'SIGINT');
    }),
};
