import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '#bookmaking/drawing/chance.ts';
import type { Fault } from '#tests/faults/harness/fault.ts';
import type { FaultRig } from '#tests/faults/harness/fault-rig.ts';
import { between, buyAndCancel, meanwhile } from '#tests/faults/harness/shopping.ts';

const isRefund = (path: string) => path.startsWith('/v1/refunds');

/** Treats the provider's next calls about refunds badly; answers when the first of them has come. */
function treatRefunds(rig: FaultRig, count: number, treatment: 'broken' | 'drop the answer') {
  let left = count;
  const first = Promise.withResolvers<void>();
  rig.provider.treat = (path) => {
    if (!isRefund(path)) return 'pass';
    first.resolve();
    return left-- > 0 ? treatment : 'pass';
  };
  return first.promise;
}

/** The provider answers 500 to all that is about money given back, for a while. */
const away: Fault = {
  name: 'refund-provider-away',
  run: (rig, chance) =>
    meanwhile(rig, buyAndCancel, async () => {
      await treatRefunds(rig, Number.POSITIVE_INFINITY, 'broken');
      await wait(between(chance, 0, 5_000));
      rig.provider.treat = () => 'pass';
    }),
};

/** The provider gives back, and the line breaks before its answer is through. */
const answerLost: Fault = {
  name: 'refund-answer-lost',
  run: (rig, chance) =>
    meanwhile(rig, buyAndCancel, async () => {
      await treatRefunds(rig, between(chance, 1, 9), 'drop the answer');
    }),
};

/** kill -9 between what was asked of the provider and noting its answer. */
const killed = (victim: 'web server' | 'worker' | 'database'): Fault => ({
  name: `refund-kill-${victim.replace(' server', '')}`,
  run: (rig, chance) =>
    meanwhile(rig, buyAndCancel, async () => {
      await treatRefunds(rig, 0, 'broken');
      await wait(between(chance, 0, 60));
      await rig.signal(victim, 'SIGKILL');
    }),
});

/** That the session is complete, that a refund was created, and that its charge has been refunded. */
const EVENTS_EACH = 3;

/** Every event comes five times, in any order and all at once, and beside it as many that nobody has signed. */
const shuffled: Fault = {
  name: 'refund-events-shuffled-and-false',
  async run(rig, chance) {
    const { bell } = rig;
    bell.hold = true;
    bell.kept = [];
    try {
      // That it is paid is found by who comes back from paying.
      const customers = await meanwhile(rig, buyAndCancel, async () => {});
      while (bell.kept.length < EVENTS_EACH * customers.length) await wait(20);
      const events = [...bell.kept];
      bell.hold = false;
      const many = shuffle([...events, ...events, ...events, ...events, ...events], chance);
      const altered = events.map(({ body, signature }) => ({
        body: Buffer.from(`${body.toString().replaceAll('succeeded', 'failed')} `),
        signature,
      }));
      const answers = await Promise.all([
        ...many.map((event) => bell.ring(event)),
        ...altered.map((event) => bell.ring(event)),
      ]);
      const taken = answers.slice(many.length).filter((status) => status === 200);
      if (taken.length > 0) throw new Error('An event that nobody has signed was taken');
      return customers;
    } finally {
      bell.hold = false;
    }
  },
};

function shuffle<Thing>(things: Thing[], chance: Chance): Thing[] {
  return things
    .map((thing) => ({ thing, place: chance() }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}

/** Money that goes back: it does so once, whatever breaks. */
export const refunds: Fault[] = [
  away,
  answerLost,
  killed('web server'),
  killed('worker'),
  killed('database'),
  shuffled,
];
