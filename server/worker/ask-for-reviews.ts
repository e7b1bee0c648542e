import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { inTransaction } from '#database/transaction.ts';
import { reviewLetter } from '#services/mail/review-letter.ts';
import { queueReviewLetters } from '#shop/reviews/ask-for-reviews.ts';
import { findUnsentReviewNews, noteReviewMailSent } from '#shop/reviews/review-mail.ts';
import { drawCovers } from './draw-covers.ts';
import type { WorkerServices } from './worker-services.ts';

/** Asks the families whose books have been with them for ten days what they think of them. */
export function askForReviewsJob({ database, log, now }: WorkerServices): Task {
  return async () => {
    const letters = await queueReviewLetters(database, now());
    if (letters > 0) log.info({ letters }, 'asked families for reviews');
  };
}

const payload = z.object({ mailId: z.uuid() });

/** Sends one letter that asks for reviews. After a crash between sending and noting, a copy has the same Message-ID. */
export function sendReviewMailJob(services: WorkerServices): Task {
  const { database, sendMail, publicUrl, now } = services;
  return async (job) => {
    const { mailId } = payload.parse(job);
    const news = await findUnsentReviewNews(database.orm, mailId);
    if (news) await sendMail(reviewLetter(news, await drawCovers(services, news.books), publicUrl));
    await inTransaction(database, (tx) => noteReviewMailSent(tx, mailId, now()));
  };
}
