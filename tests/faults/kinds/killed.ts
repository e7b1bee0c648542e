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
  run: (stage, chance) =>
    meanwhile(stage, buyABook, async () => {
      await someMomentOfCheckout(stage, chance);
      await stage.signal(victim, 'SIGKILL');
    }),
});

const inPreview = (victim: Victim): Fault => ({
  name: `kill-${victim.replace(' server', '')}-in-preview`,
  run: (stage, chance) =>
    meanwhile(stage, peekInside, async () => {
      await someMomentOfPreview(stage, chance);
      await stage.signal(victim, 'SIGKILL');
    }),
});

/** kill -9 of each process, in the middle of both. */
export const killed: Fault[] = (['web server', 'worker', 'database'] as const).flatMap((victim) => [
  inCheckout(victim),
  inPreview(victim),
]);
