import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '#tests/faults/harness/fault.ts';
import type { Stage } from '#tests/faults/harness/fault-rig.ts';
import type { Treatment } from '#tests/faults/harness/provider-line.ts';
import { between, buyABook, meanwhile } from '#tests/faults/harness/shopping.ts';

/** The provider refuses connections. A checkout says so by its name, and can be repeated. */
const refusing: Fault = {
  name: 'provider-refusing',
  async run(stage, chance) {
    const witness = await stage.newCustomer();
    const childId = await witness.saveChild();
    await stage.provider.cut();
    const customers = await meanwhile(stage, buyABook, async () => {
      const wanted = { bookId: 1, childId };
      const said = await witness.ask('POST', '/api/functions/create-book-checkout', wanted);
      const isNamed = (said.json as { code?: string })?.code === 'PAYMENT_PROVIDER_AWAY';
      await wait(between(chance, 0, 3_000));
      await stage.provider.connect();
      if (said.status !== 503 || !isNamed) {
        throw new Error(`A checkout without a provider answered ${said.status}`);
      }
    });
    await witness.pay(await witness.checkOut(1, childId));
    return [witness, ...customers];
  },
};

/** Treats the next `count` calls to the provider badly, and those after them well. */
async function treatBadly(stage: Stage, count: number, treatment: Treatment) {
  let left = count;
  stage.provider.treat = () => (left-- > 0 ? treatment : 'pass');
}

const treated = (name: string, most: number, treatment: (ms: number) => Treatment): Fault => ({
  name,
  run: (stage, chance) =>
    meanwhile(stage, buyABook, () =>
      treatBadly(stage, between(chance, 1, most), treatment(between(chance, 500, 12_000))),
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
