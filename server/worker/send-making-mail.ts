import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { inTransaction } from '#database/transaction.ts';
import { makingLetter } from '#services/mail/making-letter.ts';
import {
  findUnsentMakingNews,
  type MakingNews,
  noteMakingMailSent,
} from '#shop/orders/making-mail.ts';
import { drawCovers } from './draw-covers.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ mailId: z.uuid(), timeZone: z.string().optional() });

/** Sends one letter about a book that is checked. After a crash between sending and noting, a copy has the same Message-ID. */
export function sendMakingMailJob(services: WorkerServices): Task {
  const { database, now } = services;
  return async (job) => {
    const { mailId, timeZone } = payload.parse(job);
    const news = await findUnsentMakingNews(database.orm, mailId, now());
    // What was approved meanwhile needs no letter any more.
    if (news) await sendMakingNews(services, news, timeZone);
    await inTransaction(database, (tx) => noteMakingMailSent(tx, mailId, now()));
  };
}

/** Writes the letter and sends it. */
export async function sendMakingNews(
  services: WorkerServices,
  news: MakingNews,
  timeZone?: string,
): Promise<void> {
  const covers = await drawCovers(services, news.books);
  await services.sendMail(makingLetter(news, covers, services.publicUrl, timeZone));
}
