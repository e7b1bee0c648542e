import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { inTransaction } from '#database/transaction.ts';
import { paymentLetter } from '#services/mail/payment-letter.ts';
import { drawCover } from '#shop/orders/draw-cover.ts';
import { findUnsentNews, noteSent, type PaymentNews } from '#shop/orders/payment-mail.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ mailId: z.uuid() });

/** Sends one mail about a payment. After a crash between sending and noting, a copy has the same Message-ID. */
export function sendPaymentMailJob(services: WorkerServices): Task {
  const { database, sendMail, publicUrl, now } = services;
  return async (job) => {
    const { mailId } = payload.parse(job);
    const news = await findUnsentNews(database.orm, mailId);
    if (!news) return;
    await sendMail(paymentLetter(news, await drawCovers(services, news), publicUrl));
    await inTransaction(database, (tx) => noteSent(tx, mailId, now()));
  };
}

/** The covers of the books that a letter tells of, by order. One that cannot be drawn holds no letter up. */
async function drawCovers(
  { pictureSheet, log }: Pick<WorkerServices, 'pictureSheet' | 'log'>,
  { lines }: PaymentNews,
): Promise<Map<string, Uint8Array>> {
  const covers = new Map<string, Uint8Array>();
  for (const { orderId, slug, reader } of lines) {
    try {
      const cover = reader && (await drawCover(pictureSheet, { slug, reader }));
      if (cover) covers.set(orderId, cover);
    } catch (error) {
      // What went wrong may quote the name: only its kind is told.
      log.warn({ orderId, kind: (error as Error).name }, 'a cover for a letter could not be drawn');
    }
  }
  return covers;
}
