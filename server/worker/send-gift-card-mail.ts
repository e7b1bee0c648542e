import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { inTransaction } from '#database/transaction.ts';
import { type BroughtCard, giftCardLetter } from '#services/mail/gift-card-letter.ts';
import {
  type CardNews,
  codeForLetter,
  findUnsentCardNews,
  noteCardMailSent,
} from '#shop/gift-cards/card-mail.ts';
import { drawCard } from '#shop/gift-cards/draw-card.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ mailId: z.uuid() });

/** Sends one letter about a gift card. After a crash between sending and noting, a copy has the same Message-ID. */
export function sendGiftCardMailJob(services: WorkerServices): Task {
  const { database, sendMail, publicUrl, now } = services;
  return async (job) => {
    const { mailId } = payload.parse(job);
    const news = await findUnsentCardNews(database.orm, mailId);
    if (news) await sendMail(giftCardLetter(news, await cardIn(services, news), publicUrl));
    await inTransaction(database, (tx) => noteCardMailSent(tx, mailId, now()));
  };
}

/** The card that a letter brings; undefined where it only tells of one. */
async function cardIn(
  { database, giftCardSecret, publicUrl, log }: WorkerServices,
  news: CardNews,
): Promise<BroughtCard | undefined> {
  const { cardId } = news;
  if (!cardId) return undefined;
  const code = await inTransaction(database, (tx) => codeForLetter(tx, giftCardSecret, cardId));
  if (!code) {
    log.error({ cardId }, 'the secret has changed: this card keeps the code of an earlier letter');
    return undefined;
  }
  return { code, pdf: await drawCard(news, code, publicUrl) };
}
