import type { PaymentStatus } from '#vocabulary/payments.ts';

/**
 * Whether there is still something to pay for: it failed or expired, and the same book for the same child was not
 * bought in a later order; and it is still known whom it was for.
 */
export const canBePaidAgain = (
  { status, reader }: { status: PaymentStatus; reader: object | null },
  isBoughtSince: boolean,
): boolean => (status === 'failed' || status === 'expired') && reader !== null && !isBoughtSince;
