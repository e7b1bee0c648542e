import { children } from '#database/tables/family.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { changeChild } from './change-child.ts';
import { checkChildDetails } from './check-child-details.ts';
import type { Child, NewChild } from './child.ts';
import { interestsAsStored } from './interests.ts';
import { assertOwnPhoto, photoOrDescription } from './show-photo.ts';

/**
 * Adds a child to the caller's family.
 *
 * @param details `id` is the one that the form has drawn the child with, because it decides whatever
 *   nobody described. A child of the caller with this id is changed instead, so that a form that is
 *   sent twice makes one child; if the id is another family's, the new child gets one of its own.
 * @throws NAME_CANNOT_BE_PRINTED, BIRTHDAY_IMPOSSIBLE, PHOTO_UNKNOWN, PHOTO_AND_DESCRIPTION, UNAUTHORIZED
 */
export async function addChild(
  tx: Transaction,
  caller: Caller,
  { id, ...details }: NewChild & { id?: string },
  today: Date,
): Promise<Child> {
  checkChildDetails(details, today);
  await holdAccount(tx, caller);
  const looks = photoOrDescription(details);
  if (looks.photoUrl) await assertOwnPhoto(tx, caller, looks.photoUrl);
  const row = {
    ...details,
    ...looks,
    photoCrop: looks.photoUrl ? (details.photoCrop ?? null) : null,
    interests: interestsAsStored(details.interests ?? ''),
    parentId: caller.userId,
  };
  if (id) {
    const [added] = await tx
      .insert(children)
      .values({ ...row, id })
      .onConflictDoNothing()
      .returning();
    const child = added ?? (await changeChild(tx, caller, id, details, today));
    if (child) return child;
  }
  const [child] = await tx.insert(children).values(row).returning();
  return child!;
}
