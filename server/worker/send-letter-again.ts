import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { inTransaction } from '#database/transaction.ts';
import { findUnsentRepeat, noteRepeatSent } from '#shop/orders/letter-repeat.ts';
import { findMakingNews } from '#shop/orders/making-mail.ts';
import { findNews } from '#shop/orders/payment-mail.ts';
import { sendMakingNews } from './send-making-mail.ts';
import { sendPaymentNews } from './send-payment-mail.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ repeatId: z.uuid() });

/**
 * Sends a letter once more, as it would be written now. It has a Message-ID of its own, which a copy after a crash bears
 * again. A task of its own: the version before would take it for a letter that went out, and send nothing.
 */
export function sendLetterAgainJob(services: WorkerServices): Task {
  const { database, now } = services;
  return async (job) => {
    const repeat = await findUnsentRepeat(database.orm, payload.parse(job).repeatId);
    if (!repeat) return;
    const { id: mailId, paymentMailId, makingMailId } = repeat;
    if (paymentMailId) {
      const news = await findNews(database.orm, paymentMailId, now());
      if (news) await sendPaymentNews(services, { ...news, mailId });
    } else {
      const news = await findMakingNews(database.orm, makingMailId!, now());
      if (news) await sendMakingNews(services, { ...news, mailId });
    }
    await inTransaction(database, (tx) => noteRepeatSent(tx, mailId, now()));
  };
}
