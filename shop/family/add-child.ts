import { children } from '#database/tables/family.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { Refused } from '#shop/refused.ts';
import { LARGEST_FAMILY } from '#vocabulary/family.ts';
import { changeChild } from './change-child.ts';
import { checkChildDetails } from './check-child-details.ts';
import type { Child, NewChild } from './child.ts';
import { familyDay } from './family-day.ts';
import { interestsAsStored } from './interests.ts';
import { countChildren, holdFamily } from './queries.ts';
import { assertOwnPhoto, hasLooks, photoOrDescription } from './show-photo.ts';

/**
 * Adds a child to the caller's family.
 *
 * @param details `id` is the one that the form has drawn the child with, because it decides whatever
 *   nobody described. A child of the caller with this id is changed instead, so that a form that is
 *   sent twice makes one child; if the id is another family's, the new child gets one of its own.
 * @throws NAME_CANNOT_BE_PRINTED, BIRTHDAY_IMPOSSIBLE, LOOKS_MISSING, PHOTO_UNKNOWN, PHOTO_AND_DESCRIPTION, FAMILY_FULL,
 *   UNAUTHORIZED
 */
export async function addChild(
  tx: Transaction,
  caller: Caller,
  { id, ...details }: NewChild & { id?: string },
  now: Date,
): Promise<Child> {
  checkChildDetails(details, familyDay(caller, now));
  await holdAccount(tx, caller);
  const looks = photoOrDescription(details);
  if (!hasLooks({ ...details, ...looks })) throw new Refused('LOOKS_MISSING');
  if (looks.photoUrl) await assertOwnPhoto(tx, caller, looks.photoUrl);
  const row = {
    ...details,
    ...looks,
    photoCrop: looks.photoUrl ? (details.photoCrop ?? null) : null,
    interests: interestsAsStored(details.interests ?? ''),
    parentId: caller.userId,
  };
  const insert = (values: typeof children.$inferInsert) =>
    tx.insert(children).values(values).onConflictDoNothing().returning();
  if (id) {
    const [added] = await insert({ ...row, id });
    if (added) return amongTheOthers(tx, caller, added);
    const changed = await changeChild(tx, caller, id, details, now);
    if (changed) return changed;
    // Removed in another tab between the two: the id is free again, and with another one the child would get another face.
    const [anew] = await insert({ ...row, id });
    if (anew) return amongTheOthers(tx, caller, anew);
  }
  const [child] = await insert(row);
  return amongTheOthers(tx, caller, child!);
}

/** Counted once it is written, since two who are added at once would each find room for one. */
async function amongTheOthers(tx: Transaction, caller: Caller, added: Child): Promise<Child> {
  await holdFamily(tx, caller.userId);
  if ((await countChildren(tx, caller.userId)) > LARGEST_FAMILY) throw new Refused('FAMILY_FULL');
  return added;
}
