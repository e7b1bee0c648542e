import { eq } from 'drizzle-orm';
import { children } from '#database/tables/family.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { Refused } from '#shop/refused.ts';
import { checkChildDetails } from './check-child-details.ts';
import type { Child, ChildDetails } from './child.ts';
import { ChildChanged } from './child-changed.ts';
import { clearAwayPhoto } from './clear-away-photos.ts';
import { familyDay } from './family-day.ts';
import { lockChild } from './find-child.ts';
import { interestsAsStored } from './interests.ts';
import { assertOwnPhoto, hasLooks, photoOrDescription } from './show-photo.ts';

/**
 * Changes the fields that are given; the others stay, except that a photo clears the description and a
 * description the photo. A photo that is no longer shown is removed, and its square with it.
 * @returns the changed child, or undefined if the caller has no such child
 * @param seen the child's `updatedAt` as the caller knows it; undefined writes over whatever is there
 * @throws ChildChanged, LOOKS_MISSING, NAME_CANNOT_BE_PRINTED, BIRTHDAY_IMPOSSIBLE, PHOTO_UNKNOWN, PHOTO_AND_DESCRIPTION, UNAUTHORIZED
 */
export async function changeChild(
  tx: Transaction,
  caller: Caller,
  id: string,
  changes: Partial<ChildDetails>,
  now: Date,
  seen?: Date,
): Promise<Child | undefined> {
  await holdAccount(tx, caller);
  const child = await lockChild(tx, caller, id);
  if (!child) return undefined;
  if (seen && seen.getTime() !== child.updatedAt.getTime()) {
    throw new ChildChanged(child);
  }
  const looks = photoOrDescription(changes);
  const changed = { ...child, ...changes, ...looks };
  // A child that was saved without looks can be edited without them; nobody takes away the only ones.
  if (hasLooks(child) && !hasLooks(changed)) throw new Refused('LOOKS_MISSING');
  checkChildDetails(changed, familyDay(caller, now));
  const newPhoto = changed.photoUrl !== child.photoUrl;
  if (newPhoto && changed.photoUrl) await assertOwnPhoto(tx, caller, changed.photoUrl);
  const [stored] = await tx
    .update(children)
    .set({
      ...changes,
      ...looks,
      photoCrop: changed.photoUrl ? cropAfter(child, changes, newPhoto) : null,
      interests: interestsAsStored(changed.interests),
      updatedAt: now,
    })
    .where(eq(children.id, id))
    .returning();
  if (newPhoto && child.photoUrl) await clearAwayPhoto(tx, child.photoUrl);
  return stored;
}

/** The square that was sent; else the one there was, which says nothing about a new photo. */
const cropAfter = (child: Child, { photoCrop }: Partial<ChildDetails>, newPhoto: boolean) =>
  photoCrop === undefined && !newPhoto ? child.photoCrop : (photoCrop ?? null);
