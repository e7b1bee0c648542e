import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { allFaults } from './all-faults.ts';
import { type FaultRig, setUpFaultRig } from './harness/fault-rig.ts';
import { judge } from './harness/verdict.ts';

/** One trial of `npm run faults`, so that they cannot rot; and the judge, who must not be blind. */
const WITHIN_MS = 240_000;

let rig: FaultRig;
beforeAll(async () => {
  rig = await setUpFaultRig();
}, WITHIN_MS);
afterAll(() => rig.strike());

test(
  'a database that is killed in the middle of a checkout costs nobody anything',
  async () => {
    const fault = allFaults.find(({ name }) => name === 'kill-database-in-checkout')!;
    const customers = await fault.run(rig, chanceFrom('quick'));
    await judge(rig, customers);

    // Had one acknowledged child been lost, or one letter gone out too few, it would be noticed.
    await inDatabaseOf(rig.shop, ({ pool }) =>
      pool.query('delete from children where id = $1', [customers[0]!.journal.children[0]!.id]),
    );
    await inDatabaseOf(rig.shop, ({ pool }) =>
      pool.query('delete from sandbox.mails where $1 = any(recipients)', [
        customers[1]!.journal.email,
      ]),
    );
    const complaint = await judge(rig, customers).catch((error: Error) => error.message);
    expect(complaint).toMatch(/^acknowledged, but not there: child /m);
    expect(complaint).toMatch(/^1 payments, but 0 letters about them$/m);
  },
  WITHIN_MS,
);
