import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '#tests/faults/harness/fault.ts';
import {
  between,
  buyABook,
  meanwhile,
  someMomentOfCheckout,
} from '#tests/faults/harness/shopping.ts';

/**
 * As if somebody had pulled the plug on every process at once, somewhere in checkouts and payments: supervisor, web,
 * worker, sandbox, database. Then the shop is opened again on what is left.
 */
export const everythingKilled: Fault = {
  name: 'everything-killed-at-once',
  leftOut: ({ store }) =>
    store ? 'the store is played by one of the processes, and keeps nothing' : undefined,
  run: (rig, chance) =>
    meanwhile(rig, buyABook, async () => {
      await someMomentOfCheckout(rig, chance);
      // On into the payments, their events and the books.
      await wait(between(chance, 0, 1_500));
      await rig.killEverything();
      await rig.reopen();
    }),
};
