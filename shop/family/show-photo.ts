import { eq } from 'drizzle-orm';
import { childPhotos } from '#database/tables/family.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { Refused } from '#shop/refused.ts';
import { isBlank } from '#vocabulary/blank.ts';
import { keyOfAddress, photoAddress } from './photo.ts';
import { maySeePhoto } from './who-may.ts';

/** What a form says of a child's looks: an absent field was not touched. */
export type Looks = { photoUrl?: string | null; description?: string };

/**
 * A photo clears the description and a description the photo (specification, section 4): what is to be
 * stored of the two, given what was sent.
 * @throws PHOTO_AND_DESCRIPTION if both were sent
 */
export function photoOrDescription(sent: Looks): Looks {
  const described = isDescribed(sent);
  if (sent.photoUrl && described) throw new Refused('PHOTO_AND_DESCRIPTION');
  if (sent.photoUrl) return { photoUrl: sent.photoUrl, description: '' };
  return described ? { ...sent, photoUrl: null } : sent;
}

const isDescribed = ({ description = '' }: Looks) => !isBlank(description);

/**
 * Whether a child can be drawn as somebody in particular, or need not be: one that is given to is known to the giver by
 * name and level alone (specification, section 5: Add child, Gift form).
 */
export const hasLooks = (child: Looks & { isGivenTo?: boolean }): boolean =>
  child.isGivenTo === true || Boolean(child.photoUrl) || isDescribed(child);

/**
 * Makes sure that a child of the caller may show this photo: it must be an upload of the caller's own.
 * The upload is locked until the transaction ends, so that nothing clears it away meanwhile.
 * @param address as a child keeps it, without a signature
 * @throws PHOTO_UNKNOWN
 */
export async function assertOwnPhoto(
  tx: Transaction,
  caller: Caller,
  address: string,
): Promise<void> {
  const [photo] = await tx
    .select()
    .from(childPhotos)
    .where(eq(childPhotos.key, keyOfAddress(address)))
    .for('update');
  const own = photo && maySeePhoto(caller, photo) && photoAddress(photo.key) === address;
  if (!own) throw new Refused('PHOTO_UNKNOWN');
}
