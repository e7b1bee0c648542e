import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '#bookmaking/drawing/chance.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import type { Customer } from './customer.ts';
import type { FaultRig } from './fault-rig.ts';

/** Somebody who buys a book and leaves another in the cart. */
export async function buyABook(customer: Customer): Promise<void> {
  const childId = await customer.saveChild();
  await customer.addLine(2, childId);
  await customer.pay(await customer.checkOut(1, childId));
}

/** Somebody who buys a book, and would rather not have it. */
export async function buyAndCancel(customer: Customer): Promise<void> {
  const childId = await customer.saveChild();
  const page = await customer.checkOut(1, childId);
  await customer.pay(page);
  await customer.cancelBook(page);
}

/** Somebody who looks inside two books. */
export async function peekInside(customer: Customer): Promise<void> {
  const childId = await customer.saveChild();
  await customer.askForPreview(1, childId);
  await customer.askForPreview(2, childId);
}

/** A random time, in ms. */
export const between = (chance: Chance, least: number, most: number) =>
  Math.round(least + chance() * (most - least));

/** The moment at which the shop has asked the payment provider, or any other within two seconds. */
export async function someMomentOfCheckout(rig: FaultRig, chance: Chance): Promise<void> {
  if (chance() < 0.5) await Promise.race([rig.provider.nextCall(), wait(5_000)]);
  else await wait(between(chance, 0, 2_000));
}

/** A moment at which the worker makes a preview. */
export async function someMomentOfPreview(rig: FaultRig, chance: Chance): Promise<void> {
  await inDatabaseOf(rig.shop, async ({ pool }) => {
    for (let looks = 0; looks < 1_000; looks++) {
      const { rowCount } = await pool.query(
        `select from graphile_worker._private_jobs as jobs
           join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
          where identifier = 'make_preview' and locked_by is not null`,
      );
      if (rowCount) return;
      await wait(10);
    }
  });
  await wait(between(chance, 0, 300));
}

/** Lets three customers do the same at once while something happens; all of them insist until they are through. */
export async function meanwhile(
  rig: FaultRig,
  errand: (customer: Customer) => Promise<void>,
  happening: () => Promise<void>,
): Promise<Customer[]> {
  const customers = [await rig.newCustomer(), await rig.newCustomer(), await rig.newCustomer()];
  await Promise.all([happening(), ...customers.map(errand)]);
  return customers;
}
