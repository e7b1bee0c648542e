import { enqueueJob } from '#database/job-queue.ts';
import { giftCardMails } from '#database/tables/gift-cards.ts';
import type { Transaction } from '#database/transaction.ts';
import type { CardMailKind } from '#vocabulary/gift-cards.ts';
import type { CardPayment } from './gift-card.ts';

/** Queues the letter of this kind, unless it has been queued before; the card itself for its day. */
export async function queueCardMail(
  tx: Transaction,
  { id, sendOn }: CardPayment,
  kind: CardMailKind,
): Promise<void> {
  const [mail] = await tx
    .insert(giftCardMails)
    .values({ paymentId: id, kind })
    .onConflictDoNothing()
    .returning({ id: giftCardMails.id, queuedAt: giftCardMails.queuedAt });
  if (!mail) return;
  const wait = kind === 'card' && sendOn ? middayOf(sendOn) - mail.queuedAt.getTime() : 0;
  await enqueueJob(tx, {
    task: 'send_gift_card_mail',
    payload: { mailId: mail.id },
    patient: true,
    afterMs: Math.max(0, wait),
  });
}

/** Noon in Greenwich is that day of the calendar nearly everywhere: breakfast in New York, teatime in Delhi. */
const middayOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
