import type { Caller } from '#shop/accounts/caller.ts';
import { findOwnPayment } from '#shop/orders/find-payment.ts';
import { Refused } from '#shop/refused.ts';
import { closePayment } from './close-payment.ts';
import { isPaidOrOnItsWay, orRefuse, type Till } from './till.ts';

/**
 * Cancels a pending order, and with it all orders of the same payment: they share one payment page, which is closed at
 * the provider. They end as expired. What has ended already stays as it is, and is no error.
 * @returns false if the caller has no such order
 * @throws PAID_ALREADY, PAYMENT_PROVIDER_AWAY
 */
export async function cancelOrder(till: Till, caller: Caller, orderId: string): Promise<boolean> {
  const payment = await findOwnPayment(till.database.orm, caller, orderId);
  if (!payment) return false;
  if (payment.status === 'completed') throw new Refused('PAID_ALREADY');
  if (payment.status !== 'pending') return true;
  const closed = await orRefuse(closePayment(till, payment.id));
  if (closed && isPaidOrOnItsWay(closed)) throw new Refused('PAID_ALREADY');
  return true;
}
