import type { Fault } from '#tests/faults/harness/fault.ts';
import {
  buyABook,
  meanwhile,
  peekInside,
  someMomentOfCheckout,
  someMomentOfPreview,
} from '#tests/faults/harness/shopping.ts';

type Victim = 'web server' | 'worker' | 'database';

const inCheckout = (victim: Victim): Fault => ({
  name: `kill-${victim.replace(' server', '')}-in-checkout`,
  run: (rig, chance) =>
    meanwhile(rig, buyABook, async () => {
      await someMomentOfCheckout(rig, chance);
      await rig.signal(victim, 'SIGKILL');
    }),
});

const inPreview = (victim: Victim): Fault => ({
  name: `kill-${victim.replace(' server', '')}-in-preview`,
  run: (rig, chance) =>
    meanwhile(rig, peekInside, async () => {
      await someMomentOfPreview(rig, chance);
      await rig.signal(victim, 'SIGKILL');
    }),
});

/** kill -9 of each process, in the middle of both. */
export const killed: Fault[] = (['web server', 'worker', 'database'] as const).flatMap((victim) => [
  inCheckout(victim),
  inPreview(victim),
]);
