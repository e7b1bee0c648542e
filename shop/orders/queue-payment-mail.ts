import { enqueueJob } from '#database/job-queue.ts';
import { paymentMails } from '#database/tables/after-payment.ts';
import type { Transaction } from '#database/transaction.ts';
import type { PaymentMailKind } from '#vocabulary/payments.ts';

/** Queues the mail of this kind for a payment, unless it has been queued before. */
export async function queuePaymentMail(
  tx: Transaction,
  transactionId: string,
  kind: PaymentMailKind,
): Promise<void> {
  const [mail] = await tx
    .insert(paymentMails)
    .values({ transactionId, kind })
    .onConflictDoNothing()
    .returning({ id: paymentMails.id });
  if (mail)
    await enqueueJob(tx, {
      task: 'send_payment_mail',
      payload: { mailId: mail.id },
      patient: true,
    });
}
