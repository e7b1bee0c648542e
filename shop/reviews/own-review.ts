import { and, eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { reviews } from '#database/tables/reviews.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { Refused } from '#shop/refused.ts';
import type { Review } from './review.ts';

export const ofFamily = (userId: string, bookId: number) =>
  and(eq(reviews.userId, userId), eq(reviews.bookId, bookId));

/** What a family has said of a title; undefined if it has said nothing. */
export async function findOwnReview(
  db: Reads,
  userId: string,
  bookId: number,
): Promise<Review | undefined> {
  const [review] = await db.select().from(reviews).where(ofFamily(userId, bookId));
  return review;
}

/**
 * Keeps everybody else from what the caller's family has said, until the transaction ends: of two windows one writes first,
 * and the account is not deleted meanwhile. Nobody waits who only adds to the account. Throws UNAUTHORIZED.
 */
export async function holdReviewsOf(tx: Transaction, caller: Caller): Promise<void> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, caller.userId))
    .for('no key update');
  if (!account) throw new Refused('UNAUTHORIZED');
}

/** The same of an admin who judges it meanwhile: he comes first, or after it. */
export async function holdOwnReview(
  tx: Transaction,
  userId: string,
  bookId: number,
): Promise<Review | undefined> {
  const [review] = await tx.select().from(reviews).where(ofFamily(userId, bookId)).for('update');
  return review;
}
