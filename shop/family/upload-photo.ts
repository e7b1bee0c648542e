import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { childPhotos } from '#database/tables/family.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { type Files, FilesAway, LATE_PUT_MS } from '#shop/files.ts';
import { Refused } from '#shop/refused.ts';
import { PHOTO_NOT_KEPT } from '#vocabulary/sentences/photos.ts';
import { removePhotoFileLater } from './clear-away-photos.ts';
import { newPhotoKey, type Photo, photoFile } from './photo.ts';
import { photoByKey } from './queries.ts';
import type { ReencodePhoto } from './reencode-photo.ts';

/**
 * Takes a photo into the caller's folder. No child shows it yet; one that none shows within a day is
 * cleared away.
 *
 * The row is written before the file, so that a crash between the two leaves a row that is cleared
 * away, never a file that nobody knows of. While the file is written no connection of the database is
 * held: ten uploads to a slow store would be all of them, and nobody could even look at a book.
 * @throws PHOTO_REFUSED, PHOTO_NOT_KEPT, UNAUTHORIZED
 */
export async function uploadPhoto(
  { database, files, reencode }: { database: Database; files: Files; reencode: ReencodePhoto },
  caller: Caller,
  upload: { bytes: Uint8Array; childName: string },
  now: Date,
): Promise<Photo> {
  const jpeg = await reencode(upload.bytes);
  const photo = await noteUpload(database, caller, upload.childName, now);
  try {
    await files.put(photoFile(photo.key), jpeg);
  } catch (error) {
    // A full disk, say. The row that promised the file need not wait for the daily clearing; if the database is
    // away too, it does.
    await inTransaction(database, (tx) => clearAwayUpload(tx, photo)).catch(() => {});
    if (!(error instanceof FilesAway)) throw error;
    throw new Refused('PHOTO_NOT_KEPT', { data: { details: PHOTO_NOT_KEPT }, cause: error });
  }
  if (!(await photoByKey(database.orm, photo.key))) {
    // The account was deleted meanwhile, and the removal of its photos may have come before this one.
    await inTransaction(database, (tx) => removePhotoFileLater(tx, photo.key));
    throw new Refused('UNAUTHORIZED');
  }
  return photo;
}

async function clearAwayUpload(tx: Transaction, { key }: Photo): Promise<void> {
  await tx.delete(childPhotos).where(eq(childPhotos.key, key));
  await removePhotoFileLater(tx, key, LATE_PUT_MS);
}

/** Writes the row; a key that is taken (the same name in the same millisecond) moves on by one. */
function noteUpload(
  database: Database,
  caller: Caller,
  childName: string,
  now: Date,
): Promise<Photo> {
  return inTransaction(database, async (tx) => {
    await holdAccount(tx, caller);
    for (let later = 0; ; later += 1) {
      const key = newPhotoKey(caller.userId, childName, new Date(now.getTime() + later));
      const [photo] = await tx
        .insert(childPhotos)
        .values({ key, userId: caller.userId, uploadedAt: now })
        .onConflictDoNothing()
        .returning();
      if (photo) return photo;
    }
  });
}
