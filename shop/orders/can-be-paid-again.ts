import type { PaymentStatus } from '#vocabulary/payments.ts';

/**
 * Whether there is still something to pay for: it failed or expired, and the same book for the same child was not
 * bought in a later order.
 */
export const canBePaidAgain = (
  { status }: { status: PaymentStatus },
  isBoughtSince: boolean,
): boolean => (status === 'failed' || status === 'expired') && !isBoughtSince;
