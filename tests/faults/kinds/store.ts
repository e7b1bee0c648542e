import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '#bookmaking/drawing/chance.ts';
import type { Customer } from '#tests/faults/harness/customer.ts';
import type { Fault } from '#tests/faults/harness/fault.ts';
import type { FaultRig } from '#tests/faults/harness/fault-rig.ts';
import { between, buyABook, meanwhile, peekInside } from '#tests/faults/harness/shopping.ts';
import { untilDrained } from '#tests/faults/harness/verdict.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import type { StoreLine, StoreTreatment } from '#tests/support/store-line.ts';

const leftOut = ({ store }: FaultRig) =>
  store ? undefined : 'files are on a disk here; try --two-of-each';

/** A book with a preview before it, and photos. */
async function fileALot(customer: Customer): Promise<void> {
  await customer.sendPhoto();
  await peekInside(customer);
  await buyABook(customer);
  await customer.sendPhoto();
}

/** Somebody who has a preview and a photo already. */
async function settledCustomer(rig: FaultRig): Promise<Customer> {
  const customer = await rig.newCustomer();
  await customer.sendPhoto();
  await customer.askForPreview(1, await customer.saveChild());
  await inDatabaseOf(rig.shop, untilDrained);
  return customer;
}

/** Something is wrong with the store for some seconds, while three customers fill it. */
const trouble = (
  name: string,
  happening: (store: StoreLine, witness: Customer, chance: Chance) => Promise<void>,
): Fault => ({
  name,
  leftOut,
  async run(rig, chance) {
    const { store } = rig;
    if (!store) throw new Error('There is no store');
    const witness = await settledCustomer(rig);
    const customers = await meanwhile(rig, fileALot, () => happening(store, witness, chance));
    return [witness, ...customers];
  },
});

/** What cannot be kept or shown now is answered 503, with the time after which to come again, and in kind words. */
async function expectToComeAgain(witness: Customer, what: 'writes' | 'reads and writes') {
  const { journal } = witness;
  const answers = [await witness.sendPhotoOnce()];
  if (what === 'reads and writes') {
    answers.push(await witness.ask('GET', `/api/storage/book_previews/${journal.previews[0]}`));
    answers.push(await witness.ask('GET', journal.photos[0]!));
  }
  for (const [n, { status, retryAfter, json }] of answers.entries()) {
    const { message } = (json ?? {}) as { message?: string };
    if (status !== 503 || !retryAfter || !message) {
      const asked = ['An upload', 'A preview', 'A photo'][n];
      throw new Error(`${asked} was answered ${status}, Retry-After ${retryAfter}, "${message}"`);
    }
  }
}

/** Nobody listens where the store was. */
const away = trouble('store-away', async (store, witness, chance) => {
  await store.cut();
  try {
    await expectToComeAgain(witness, 'reads and writes');
    await wait(between(chance, 500, 8_000));
  } finally {
    await store.connect();
  }
});

/** The store refuses as S3 does; `writes` alone, or everything. */
const refusing = (
  name: string,
  refusal: StoreTreatment,
  what: 'writes' | 'reads and writes',
): Fault =>
  trouble(name, async (store, witness, chance) => {
    store.treat = ({ method }) =>
      what === 'reads and writes' || method === 'PUT' ? refusal : 'pass';
    await expectToComeAgain(witness, what);
    await wait(between(chance, 500, 8_000));
    store.treat = () => 'pass';
  });

/** Treats the next `count` calls to the store badly, and those after them well. */
const treated = (name: string, most: number, treatment: (ms: number) => StoreTreatment): Fault =>
  trouble(name, async (store, _, chance) => {
    let left = between(chance, 1, most);
    const bad = treatment(between(chance, 500, 12_000));
    store.treat = () => (left-- > 0 ? bad : 'pass');
  });

/** The file store is away, full, busy, slow, or drops the line after it has acted: nothing that was acknowledged is lost. */
export const store: Fault[] = [
  away,
  refusing('store-full', { status: 507, code: 'InsufficientStorage' }, 'writes'),
  refusing('store-busy', { status: 503, code: 'SlowDown' }, 'reads and writes'),
  treated('store-slow', 6, (afterMs) => ({ afterMs })),
  treated('store-drops-line', 6, () => 'unanswered'),
];
