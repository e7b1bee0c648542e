import { eq } from 'drizzle-orm';
import { reviews } from '#database/tables/reviews.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { countReviews } from './count-reviews.ts';
import { holdReviewsOf, ofFamily } from './own-review.ts';
import { mayReview } from './who-may.ts';

/** Takes back what the caller's family has said of a title, stars and words; taking back what was never said is no error. */
export async function removeReview(tx: Transaction, caller: Caller, bookId: number): Promise<void> {
  await holdReviewsOf(tx, caller);
  await remove(tx, caller.userId, bookId);
}

/**
 * Takes back what a family has said of a book that is canceled in this transaction, unless it has another of the same title:
 * otherwise anybody could rate a title for the price of nothing.
 */
export async function removeReviewOfCanceled(
  tx: Transaction,
  { userId, bookId }: { userId: string | null; bookId: number },
): Promise<void> {
  if (userId && !(await mayReview(tx, userId, bookId))) await remove(tx, userId, bookId);
}

/** Takes back all that a family has said, as its account is deleted in this transaction. */
export async function removeReviewsOf(tx: Transaction, userId: string): Promise<void> {
  const removed = await tx.delete(reviews).where(eq(reviews.userId, userId)).returning();
  // In the order of the shelf, so that two who delete their accounts never wait for each other.
  const counted = removed.filter(({ state }) => state === 'shown').map(({ bookId }) => bookId);
  for (const bookId of counted.sort((one, other) => one - other)) await countReviews(tx, bookId);
}

async function remove(tx: Transaction, userId: string, bookId: number): Promise<void> {
  const [removed] = await tx.delete(reviews).where(ofFamily(userId, bookId)).returning();
  if (removed?.state === 'shown') await countReviews(tx, bookId);
}
