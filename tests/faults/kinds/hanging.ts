import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '#bookmaking/drawing/chance.ts';
import { isAlive } from '#database/embedded/postmaster.ts';
import type { Fault } from '#tests/faults/harness/fault.ts';
import type { FaultRig } from '#tests/faults/harness/fault-rig.ts';
import {
  buyABook,
  meanwhile,
  peekInside,
  someMomentOfCheckout,
  someMomentOfPreview,
} from '#tests/faults/harness/shopping.ts';
import type { Kind } from '#tests/support/start-shop.ts';

/** Within this time, in ms, one that hangs is noticed and killed. */
const NOTICED_WITHIN_MS = 15_000;

const leftOut = ({ store }: FaultRig) =>
  store ? 'there is no supervisor; who starts processes there has to look' : undefined;

/** Stops a process, or catches it in a loop (tests/faults/shop/endless-loop.ts), and waits until somebody ends it. */
async function hang(
  rig: FaultRig,
  whom: Kind,
  chance: Chance,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const [pid] = rig.shop.pidsOf(whom);
  if (!pid) throw new Error(`There is no ${whom}`);
  const how = chance() < 0.5 ? 'SIGSTOP' : 'SIGUSR2';
  const begun = Date.now();
  process.kill(pid, how);
  while (await isAlive(pid)) {
    if (Date.now() - begun > NOTICED_WITHIN_MS) {
      process.kill(pid, 'SIGKILL');
      throw new Error(`A ${whom} that hung (${how}) was not noticed within 15 s`);
    }
    await meanwhile();
    await wait(100);
  }
}

const worker: Fault = {
  name: 'worker-hangs',
  leftOut,
  async run(rig, chance) {
    const witness = await rig.newCustomer();
    const said = new Set<string>();
    const customers = await meanwhile(
      rig,
      async (customer) => {
        await peekInside(customer);
        await buyABook(customer);
      },
      async () => {
        await someMomentOfPreview(rig, chance);
        await hang(rig, 'worker', chance, async () => {
          const { status, json } = await witness.ask('GET', '/healthz');
          said.add(`${status} ${(json as { worker?: string })?.worker}`);
        });
      },
    );
    if (!said.has('503 hanging')) {
      throw new Error(`Of a worker that hung /healthz said ${[...said].join(', ')}`);
    }
    return customers;
  },
};

const web: Fault = {
  name: 'web-hangs',
  leftOut,
  run: (rig, chance) =>
    meanwhile(rig, buyABook, async () => {
      await someMomentOfCheckout(rig, chance);
      await hang(rig, 'web server', chance, async () => {});
    }),
};

/** A process that does nothing any more, and does not end either. */
export const hanging: Fault[] = [worker, web];
