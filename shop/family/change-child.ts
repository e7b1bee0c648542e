import { eq } from 'drizzle-orm';
import { children } from '../../database/tables/family.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Caller } from '../accounts/caller.ts';
import type { NewChild } from './add-child.ts';
import { checkChildDetails } from './check-child-details.ts';
import type { Child } from './child.ts';
import { findChild } from './find-child.ts';
import { interestsAsStored } from './interests.ts';

/**
 * Changes the fields that are given; the others stay.
 * @returns the changed child, or undefined if the caller has no such child
 * @throws BirthdayImpossible, CannotPrint
 */
export async function changeChild(
  tx: Transaction,
  caller: Caller,
  id: string,
  changes: Partial<NewChild>,
  today: Date,
): Promise<Child | undefined> {
  const child = await findChild(tx, caller, id);
  if (!child) return undefined;
  const changed = { ...child, ...changes };
  checkChildDetails(changed, today);
  const [stored] = await tx
    .update(children)
    .set({ ...changes, interests: interestsAsStored(changed.interests), updatedAt: today })
    .where(eq(children.id, id))
    .returning();
  return stored;
}
