import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { inTransaction } from '#database/transaction.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { Caller } from './caller.ts';
import { choosePlan } from './choose-plan.ts';
import { createAccount } from './create-account.ts';
import { findProfile } from './find-profile.ts';
import { makeAdmin } from './make-admin.ts';
import { renameProfile } from './rename-profile.ts';
import { maySeeAdmin } from './who-may.ts';

const database = (await openTestDatabase()).connect();

async function callerNamed(name: string): Promise<Caller> {
  const email = `${crypto.randomUUID()}@example.com`;
  const userId = await inTransaction(database, (tx) => createAccount(tx, { email, name }));
  const now = new Date();
  const times = { createdAt: now, signedInAt: now };
  return { userId, email, name, userType: 'parent', sessionId: crypto.randomUUID(), ...times };
}

test('an account and its profile are made together, or not at all', async () => {
  const caller = await callerNamed('Ida');
  expect(await findProfile(database.orm, caller)).toMatchObject({
    id: caller.userId,
    name: 'Ida',
    email: caller.email,
    userType: 'parent',
    plan: null,
  });
  const twice = inTransaction(database, (tx) =>
    createAccount(tx, { email: caller.email.toUpperCase(), name: 'Impostor' }),
  );
  await expect(twice).rejects.toThrow();
  expect(await findProfile(database.orm, caller)).toMatchObject({ name: 'Ida' });
});

test('a profile that is renamed, or chooses a plan, is the only one that changes', async () => {
  const [ida, ole] = [await callerNamed('Ida'), await callerNamed('Ole')];
  const renamed = await inTransaction(database, (tx) => renameProfile(tx, ida, 'Ida Lund'));
  expect(renamed).toMatchObject({ id: ida.userId, name: 'Ida Lund' });
  await inTransaction(database, (tx) => choosePlan(tx, ida, 'grow'));
  expect(await findProfile(database.orm, ida)).toMatchObject({ plan: 'grow' });
  expect(await findProfile(database.orm, ole)).toMatchObject({ name: 'Ole', plan: null });
});

test('an account that is deleted under a request is said so', async () => {
  const caller = await callerNamed('Gone');
  await database.orm.delete(users).where(eq(users.id, caller.userId));
  await expect(findProfile(database.orm, caller)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const rename = inTransaction(database, (tx) => renameProfile(tx, caller, 'Ghost'));
  await expect(rename).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('only a known address becomes an admin, and only admins see the back office', async () => {
  const caller = await callerNamed('Ada');
  expect(maySeeAdmin(caller)).toBe(false);
  expect(maySeeAdmin(null)).toBe(false);
  const promote = (email: string) => inTransaction(database, (tx) => makeAdmin(tx, email));
  expect(await promote('stranger@example.com')).toBe(false);
  expect(await promote(` ${caller.email.toUpperCase()} `)).toBe(true);
  const { userType } = await findProfile(database.orm, caller);
  expect(maySeeAdmin({ ...caller, userType })).toBe(true);
});
