import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { enqueueJob } from '#database/job-queue.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { childPhotos, children } from '#database/tables/family.ts';
import { makings } from '#database/tables/makings.ts';
import { orderedPhoto, orders } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import { LATE_PUT_MS } from '#shop/files.ts';
import { howLong } from '#vocabulary/how-long.ts';
import { keyOfAddress, photoAddress, photoFile } from './photo.ts';

/** Long enough for a form that is finished after a night's sleep. */
const LOOSE_FOR_MS = howLong.loosePhotoHours * 60 * 60 * 1000;
/** What one run takes; the rest is there at the next. */
const MOST_AT_ONCE = 1000;

/**
 * Removes a photo that a child no longer shows, unless another child does or a book has still to be made with it;
 * then it goes once the book is made. The file goes by a job of
 * this transaction.
 * @returns how many went: one or none
 */
export async function clearAwayPhoto(tx: Transaction, address: string): Promise<number> {
  const key = keyOfAddress(address);
  await tx.select().from(childPhotos).where(eq(childPhotos.key, key)).for('update');
  return clearAwayIfUnseen(tx, [key]);
}

/**
 * Removes the photos that were uploaded more than a day ago and that no child shows and no book waits for.
 * @returns how many
 */
export async function clearAwayLoosePhotos(tx: Transaction, now: Date): Promise<number> {
  const old = await tx
    .select({ key: childPhotos.key })
    .from(childPhotos)
    .where(and(lt(childPhotos.uploadedAt, new Date(now.getTime() - LOOSE_FOR_MS)), unseen))
    .orderBy(childPhotos.uploadedAt)
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true });
  return clearAwayIfUnseen(
    tx,
    old.map((photo) => photo.key),
  );
}

/**
 * Removes every photo of a user whose account goes. One that was begun just now may not have been written yet: should
 * its upload be cut off in between, nobody else would remember the file, so it is removed once more.
 */
export async function clearAwayAllPhotos(tx: Transaction, userId: string): Promise<void> {
  const gone = await tx
    .delete(childPhotos)
    .where(eq(childPhotos.userId, userId))
    .returning({ key: childPhotos.key, isYoung });
  for (const { key, isYoung } of gone) {
    await removePhotoFileLater(tx, key);
    if (isYoung) await removePhotoFileLater(tx, key, LATE_PUT_MS);
  }
}

/** Decoding goes one by one, so an upload may have waited for minutes before its file is written. */
const isYoung = sql<boolean>`${childPhotos.uploadedAt} > now() - interval '10 minutes'`;

/**
 * What is bought is made as it was bought, whatever has happened to the child since (readings: Photos). While it is checked
 * it may be corrected, and is then drawn anew.
 */
const awaited = sql`exists (select 1 from ${orders}
  where ${orderedPhoto(orders.reader)} = ${childPhotos.key}
    and (${orders.status} = 'pending' or ${orders.status} = 'completed' and not exists (
      select 1 from ${bookMakings}
      where ${bookMakings.orderId} = ${orders.id} and ${bookMakings.status} = 'made'
        and not exists (select 1 from ${makings}
          where ${makings.orderId} = ${orders.id} and ${makings.stage} = 'checking'))))`;

const unseen = sql`not exists (select 1 from ${children}
  where ${children.photoUrl} = ${photoAddress('')} || ${childPhotos.key}) and not ${awaited}`;

/**
 * The rows must be locked by an earlier statement: only a statement that begins after the lock is had
 * sees the child that somebody else has just given the photo to.
 */
async function clearAwayIfUnseen(tx: Transaction, keys: string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const gone = await tx
    .delete(childPhotos)
    .where(and(inArray(childPhotos.key, keys), unseen))
    .returning({ key: childPhotos.key });
  for (const { key } of gone) await removePhotoFileLater(tx, key);
  return gone.length;
}

/** Has a photo's file removed once the transaction commits, or so many ms after that. */
export const removePhotoFileLater = (tx: Transaction, key: string, afterMs?: number) =>
  enqueueJob(tx, { task: 'remove_file', payload: { key: photoFile(key) }, patient: true, afterMs });
