import { eq } from 'drizzle-orm';
import { reviews } from '#database/tables/reviews.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findBook } from '#shop/catalog/find-book.ts';
import { Refused } from '#shop/refused.ts';
import { firstNameIn, type ReviewState } from '#vocabulary/reviews.ts';
import { countReviews } from './count-reviews.ts';
import { holdOwnReview, holdReviewsOf } from './own-review.ts';
import type { Review, Written } from './review.ts';
import { holdBooksOf, mayReview } from './who-may.ts';

/**
 * Writes what the caller's family thinks of a title, or changes it: one review for each family and title. Stars alone count at
 * once; words wait until somebody of the shop has read them, new ones also in the place of words that are shown, which are gone
 * with this (docs/decisions/140).
 * @returns undefined if there is no such book
 * @throws REVIEW_NOT_YOURS unless a book of this title was made for the caller
 */
export async function writeReview(
  tx: Transaction,
  caller: Caller,
  bookId: number,
  { stars, words, isSigned }: Written,
  now: Date,
): Promise<Review | undefined> {
  await holdReviewsOf(tx, caller);
  if (!(await findBook(tx, bookId))) return undefined;
  await holdBooksOf(tx, caller.userId, bookId);
  if (!(await mayReview(tx, caller.userId, bookId))) throw new Refused('REVIEW_NOT_YOURS');
  const before = await holdOwnReview(tx, caller.userId, bookId);
  const signed = isSigned ? firstNameIn(caller.name) : null;
  const isRead = before?.words === words && before.signed === signed;
  const state: ReviewState = words === '' ? 'shown' : isRead ? before.state : 'waiting';
  const said = { stars, words, signed, state, writtenAt: now };
  const version = (before?.version ?? 0) + (isRead ? 0 : 1);
  const [written] = before
    ? await tx
        .update(reviews)
        .set({ ...said, version })
        .where(eq(reviews.id, before.id))
        .returning()
    : await tx
        .insert(reviews)
        .values({ ...said, version, bookId, userId: caller.userId })
        .returning();
  if (before?.state === 'shown' || state === 'shown') await countReviews(tx, bookId);
  return written;
}
