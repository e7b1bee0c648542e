import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '#tests/faults/harness/fault.ts';
import type { FaultRig } from '#tests/faults/harness/fault-rig.ts';
import type { Treatment } from '#tests/faults/harness/provider-line.ts';
import { between, buyABook, meanwhile } from '#tests/faults/harness/shopping.ts';

/** The provider refuses connections. A checkout says so by its name, and can be repeated. */
const refusing: Fault = {
  name: 'provider-refusing',
  async run(rig, chance) {
    const witness = await rig.newCustomer();
    const childId = await witness.saveChild();
    await rig.provider.cut();
    const customers = await meanwhile(rig, buyABook, async () => {
      const wanted = { bookId: 1, childId };
      const said = await witness.ask('POST', '/api/functions/create-book-checkout', wanted);
      const isNamed = (said.json as { code?: string })?.code === 'PAYMENT_PROVIDER_AWAY';
      await wait(between(chance, 0, 3_000));
      await rig.provider.connect();
      if (said.status !== 503 || !isNamed) {
        throw new Error(`A checkout without a provider answered ${said.status}`);
      }
    });
    await witness.pay(await witness.checkOut(1, childId));
    return [witness, ...customers];
  },
};

/** Treats the next `count` calls to the provider badly, and those after them well. */
async function treatBadly(rig: FaultRig, count: number, treatment: Treatment) {
  let left = count;
  rig.provider.treat = () => (left-- > 0 ? treatment : 'pass');
}

const treated = (name: string, most: number, treatment: (ms: number) => Treatment): Fault => ({
  name,
  run: (rig, chance) =>
    meanwhile(rig, buyABook, () =>
      treatBadly(rig, between(chance, 1, most), treatment(between(chance, 500, 12_000))),
    ),
});

/**
 * The provider refuses, is slower than the shop's patience of 10 s, answers 500, or acts and drops the line before its
 * answer is through: whoever then asks again must not get a second payment page.
 */
export const provider: Fault[] = [
  refusing,
  treated('provider-slow', 3, (afterMs) => ({ afterMs })),
  treated('provider-answers-500', 12, () => 'broken'),
  treated('provider-drops-line', 9, () => 'drop the answer'),
];
