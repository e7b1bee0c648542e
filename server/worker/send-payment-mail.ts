import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { inTransaction } from '#database/transaction.ts';
import { paymentLetter } from '#services/mail/payment-letter.ts';
import { findUnsentNews, noteSent } from '#shop/orders/payment-mail.ts';
import { drawCovers } from './draw-covers.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ mailId: z.uuid() });

/** Sends one mail about a payment. After a crash between sending and noting, a copy has the same Message-ID. */
export function sendPaymentMailJob(services: WorkerServices): Task {
  const { database, sendMail, publicUrl, now } = services;
  return async (job) => {
    const { mailId } = payload.parse(job);
    const news = await findUnsentNews(database.orm, mailId, now());
    if (!news) return;
    await sendMail(paymentLetter(news, await drawCovers(services, news.lines), publicUrl));
    await inTransaction(database, (tx) => noteSent(tx, mailId, now()));
  };
}
