import { eq } from 'drizzle-orm';
import { reviews } from '#database/tables/reviews.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { Refused } from '#shop/refused.ts';
import { countReviews } from './count-reviews.ts';
import type { Review } from './review.ts';

/**
 * Lets the words of a review through: they and their stars are shown from now on.
 * @param version which the admin has read
 * @returns undefined if there is no such review, or none with words
 * @throws REVIEW_CHANGED if the family has changed it since
 */
export async function publishReview(
  tx: Transaction,
  by: Caller,
  id: string,
  version: number,
): Promise<Review | undefined> {
  const review = await holdWithWords(tx, id);
  if (!review) return undefined;
  if (review.version !== version) throw new Refused('REVIEW_CHANGED');
  if (review.state === 'shown') return review;
  const [shown] = await tx
    .update(reviews)
    .set({ state: 'shown' })
    .where(eq(reviews.id, id))
    .returning();
  await noteAct(tx, by, 'review_published', { subject: id });
  await countReviews(tx, review.bookId);
  return shown;
}

/**
 * Hides the words of a review, and its stars with them.
 * @param why for whoever asks later; the family does not read it
 * @returns undefined if there is no such review, or none with words
 */
export async function hideReview(
  tx: Transaction,
  by: Caller,
  id: string,
  why: string,
): Promise<Review | undefined> {
  const review = await holdWithWords(tx, id);
  if (!review || review.state === 'hidden') return review;
  const [hidden] = await tx
    .update(reviews)
    .set({ state: 'hidden' })
    .where(eq(reviews.id, id))
    .returning();
  await noteAct(tx, by, 'review_hidden', { subject: id, why });
  if (review.state === 'shown') await countReviews(tx, review.bookId);
  return hidden;
}

/**
 * Answers the words of a review, in the name of the shop. The answer is shown where they are.
 * @param answer '' takes the answer back
 * @returns undefined if there is no such review, or none with words
 */
export async function answerReview(
  tx: Transaction,
  by: Caller,
  id: string,
  answer: string,
  now: Date,
): Promise<Review | undefined> {
  const review = await holdWithWords(tx, id);
  if (!review || (review.answer ?? '') === answer) return review;
  const [answered] = await tx
    .update(reviews)
    .set(answer === '' ? { answer: null, answeredAt: null } : { answer, answeredAt: now })
    .where(eq(reviews.id, id))
    .returning();
  await noteAct(tx, by, 'review_answered', { subject: id });
  if (review.state === 'shown') await countReviews(tx, review.bookId);
  return answered;
}

/** A review, held until the transaction ends. Stars without words are not for the shop to judge. */
async function holdWithWords(tx: Transaction, id: string): Promise<Review | undefined> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return review?.words ? review : undefined;
}
