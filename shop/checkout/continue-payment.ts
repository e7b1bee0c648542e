import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findOwnPayment } from '#shop/orders/find-payment.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { Refused } from '#shop/refused.ts';
import { attemptOf } from './attempt.ts';
import { pageOfAttempt } from './pay.ts';
import { confirmationOf, type Till } from './till.ts';

/**
 * Where a pending order is paid.
 * @returns its payment page; its confirmation, if it proves paid or has its money on its way; undefined if the caller
 *   has no such order
 * @throws PAYMENT_ENDED, OVERTAKEN, PAYMENT_PROVIDER_AWAY
 */
export async function continuePayment(
  till: Till,
  caller: Caller,
  orderId: string,
): Promise<string | undefined> {
  const payment = await findOwnPayment(till.database.orm, caller, orderId);
  if (!payment) return undefined;
  if (payment.status === 'completed') return confirmationOf(till, payment);
  const page = await inTransaction(till.database, (tx) => attemptOf(tx, payment));
  const url = page && (await pageOfAttempt(till, caller, page));
  if (url) return url;
  await inTransaction(till.database, (tx) => settlePayment(tx, payment.id, 'expired'));
  throw new Refused('PAYMENT_ENDED');
}
