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
 * @param query what the address says: `session_id` wins over `status`, and `status=success` alone is
 *   nobody's proof of a payment
 * @param payment the status of the caller's own payment with that session; undefined for a session
 *   that the provider does not know either, or that is somebody else's
 */
export function confirmationState(
  query: { sessionId: string | null; status: string | null },
  payment: PaymentStatus | undefined,
): ConfirmationState {
  if (query.sessionId) return payment ? AFTER_PAYMENT[payment] : 'error';
  return isNamed(query.status) ? query.status : 'error';
}
