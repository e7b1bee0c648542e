import { eq } from 'drizzle-orm';
import { beginAnew } from '#database/hopeless-jobs.ts';
import { enqueueJob } from '#database/job-queue.ts';
import { paymentMails } from '#database/tables/after-payment.ts';
import { letterRepeats } from '#database/tables/letter-repeats.ts';
import { makingMails } from '#database/tables/makings.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { Refused } from '#shop/refused.ts';
import { type Letter, listLetters } from './list-letters.ts';

/**
 * Has a letter of an order sent once more, to its buyer and nobody else, at the address that the account has now. Two who press
 * at once send it once: they wait for each other at the letter.
 * @param by an admin
 * @returns false if this order has no such letter
 * @throws LETTER_NOT_SENT with the reason
 */
export async function sendLetterAgain(
  tx: Transaction,
  by: Caller,
  orderId: string,
  letterId: string,
  now: Date,
): Promise<boolean> {
  for (const mails of [paymentMails, makingMails]) {
    await tx.select({ id: mails.id }).from(mails).where(eq(mails.id, letterId)).for('update');
  }
  const letter = (await listLetters(tx, orderId, now)).find(({ id }) => id === letterId);
  if (!letter) return false;
  if (letter.notAgain) throw new Refused('LETTER_NOT_SENT', { data: { reason: letter.notAgain } });
  await send(tx, letter, now);
  await noteAct(tx, by, 'letter_sent_again', { orderId, subject: letter.id });
  return true;
}

/** What was given up is tried anew, be it the letter or a copy of it; else there is one copy more. */
async function send(tx: Transaction, { id, of, sentAt, repeats }: Letter, now: Date) {
  if (sentAt === null) return beginAnew(tx, `send_${of}_mail`, { mailId: id });
  const unsent = repeats.find((repeat) => repeat.sentAt === null);
  if (unsent) {
    await tx.update(letterRepeats).set({ queuedAt: now }).where(eq(letterRepeats.id, unsent.id));
    return beginAnew(tx, 'send_letter_again', { repeatId: unsent.id });
  }
  const [repeat] = await tx
    .insert(letterRepeats)
    .values({ ...(of === 'payment' ? { paymentMailId: id } : { makingMailId: id }), queuedAt: now })
    .returning({ id: letterRepeats.id });
  await enqueueJob(tx, {
    task: 'send_letter_again',
    payload: { repeatId: repeat!.id },
    patient: true,
  });
}
