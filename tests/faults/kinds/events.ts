import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '#bookmaking/drawing/chance.ts';
import type { Ring } from '#tests/faults/harness/bell.ts';
import type { Fault } from '#tests/faults/harness/fault.ts';
import type { FaultRig } from '#tests/faults/harness/fault-rig.ts';
import { between, buyABook, meanwhile } from '#tests/faults/harness/shopping.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';

/** Three people pay while the provider's events are held back; answers the customers and the events. */
async function payUnheard(rig: FaultRig) {
  rig.bell.hold = true;
  rig.bell.kept = [];
  try {
    const customers = await meanwhile(rig, buyABook, async () => {});
    while (rig.bell.kept.length < customers.length) await wait(20);
    return { customers, events: rig.bell.kept };
  } finally {
    rig.bell.hold = false;
  }
}

/** Every event comes five times, in any order, all at once. */
const shuffled: Fault = {
  name: 'events-five-times-shuffled',
  async run(rig, chance) {
    const { customers, events } = await payUnheard(rig);
    const many = shuffle([...events, ...events, ...events, ...events, ...events], chance);
    const answers = await Promise.all(many.map((event) => ringUntilHeard(rig, event)));
    if (!answers.every(Boolean)) throw new Error('An event was refused again and again');
    return customers;
  },
};

/** As the provider does: an event that is not taken comes again. */
async function ringUntilHeard({ bell }: FaultRig, event: Ring): Promise<boolean> {
  for (let tries = 0; tries < 20; tries++) {
    const status = await bell.ring(event);
    if (status === 200) return true;
    await wait(500);
  }
  return false;
}

function shuffle<Thing>(things: Thing[], chance: Chance): Thing[] {
  return things
    .map((thing) => ({ thing, place: chance() }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}

/** One event never comes; the others do. The payment is found by asking, in the reconciler's next minute. */
const lost: Fault = {
  name: 'event-lost-for-ever',
  async run(rig, chance) {
    const { customers, events } = await payUnheard(rig);
    const gone = between(chance, 0, events.length - 1);
    for (const [n, event] of events.entries()) if (n !== gone) await ringUntilHeard(rig, event);
    // The reconciler gives a bell its first minute. We do not wait for that one, only for the reconciler's own.
    await inDatabaseOf(rig.shop, ({ pool }) =>
      pool.query(`update transactions set created_at = created_at - interval '1 minute'
                  where status = 'pending'`),
    );
    return customers;
  },
};

export const events: Fault[] = [shuffled, lost];
