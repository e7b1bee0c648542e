import type { Fault } from '../harness/fault.ts';
import { buyABook, meanwhile, someMomentOfCheckout } from '../harness/shopping.ts';

/** The database is stopped as an operator stops it ("fast": every session is cut) and comes back. */
export const databaseRestarted: Fault = {
  name: 'database-restarted',
  run: (stage, chance) =>
    meanwhile(stage, buyABook, async () => {
      await someMomentOfCheckout(stage, chance);
      await stage.signal('database', 'SIGINT');
    }),
};
