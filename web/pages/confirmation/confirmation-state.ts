import type { Order } from '#contract/orders.ts';

/** How a checkout ended, as its buyer is told. */
export type ConfirmationState = 'success' | 'pending' | 'expired' | 'error';

type PaymentStatus = Order['transaction']['status'];

const AFTER_PAYMENT: Record<PaymentStatus, ConfirmationState> = {
  completed: 'success',
  pending: 'pending',
  expired: 'expired',
  failed: 'error',
};

const NAMED: readonly string[] = ['pending', 'expired', 'error'];
const isNamed = (status: string | null): status is ConfirmationState =>
  status !== null && NAMED.includes(status);

/**
 * Which screen to show (specification, section 4: Checkout confirmation, and its readings).
 *
 * @param query what the address says: a payment that is named wins over `status`, and `status=success` alone is
 *   nobody's proof of a payment
 * @param payment the status of that payment, if it is the caller's own; undefined for one that the
 *   provider does not know either, or that is somebody else's
 */
export function confirmationState(
  query: { named: boolean; status: string | null },
  payment: PaymentStatus | undefined,
): ConfirmationState {
  if (query.named) return payment ? AFTER_PAYMENT[payment] : 'error';
  return isNamed(query.status) ? query.status : 'error';
}
