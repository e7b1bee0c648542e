import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { childPhotos } from '../../database/tables/family.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { AccountGone } from '../accounts/account-gone.ts';
import type { Caller } from '../accounts/caller.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { Files } from '../files.ts';
import { removePhotoFileLater } from './clear-away-photos.ts';
import { newPhotoKey, type Photo, photoFile } from './photo.ts';
import type { ReencodePhoto } from './reencode-photo.ts';

/**
 * Takes a photo into the caller's folder. No child shows it yet; one that none shows within a day is
 * cleared away.
 *
 * The row is written before the file, so that a crash between the two leaves a row that is cleared
 * away, never a file that nobody knows of. The file is written under a lock on the row, so that an
 * account deleted meanwhile waits and then takes the file along.
 * @throws PhotoRefused, AccountGone
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
    await inTransaction(database, async (tx) => {
      const [mine] = await tx
        .select()
        .from(childPhotos)
        .where(eq(childPhotos.key, photo.key))
        .for('update');
      if (!mine) throw new AccountGone();
      await files.put(photoFile(photo.key), jpeg);
    });
  } catch (error) {
    // A full disk, say. The row that promised the file need not wait for the daily clearing; if the database is
    // away too, it does.
    await inTransaction(database, (tx) => clearAwayUpload(tx, photo)).catch(() => {});
    throw error;
  }
  return photo;
}

/** Also has the file removed: writing it may have worked, and only the commit after it not. */
async function clearAwayUpload(tx: Transaction, { key }: Photo): Promise<void> {
  await tx.delete(childPhotos).where(eq(childPhotos.key, key));
  await removePhotoFileLater(tx, key);
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
