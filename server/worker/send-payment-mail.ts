import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { inTransaction } from '#database/transaction.ts';
import { paymentLetter } from '#services/mail/payment-letter.ts';
import { findUnsentNews, noteSent, type PaymentNews } from '#shop/orders/payment-mail.ts';
import { drawCovers } from './draw-covers.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ mailId: z.uuid() });

/** Sends one mail about a payment. After a crash between sending and noting, a copy has the same Message-ID. */
export function sendPaymentMailJob(services: WorkerServices): Task {
  const { database, now } = services;
  return async (job) => {
    const { mailId } = payload.parse(job);
    const news = await findUnsentNews(database.orm, mailId, now());
    // Whoever has deleted the account reads no letter any more.
    if (news) await sendPaymentNews(services, news);
    await inTransaction(database, (tx) => noteSent(tx, mailId, now()));
  };
}

/** Writes the mail and sends it. */
export async function sendPaymentNews(services: WorkerServices, news: PaymentNews): Promise<void> {
  const covers = await drawCovers(services, news.lines);
  await services.sendMail(paymentLetter(news, covers, services.publicUrl));
}
