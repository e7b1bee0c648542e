import type { PaymentStatus } from '#vocabulary/payments.ts';

/**
 * The moves that a payment may make, as a table. Whatever the payment provider
 * says is applied only along it: events may come twice, late and in any order, and 'completed'
 * never changes by itself (readings of the specification: Cart, checkout, orders).
 */
export const allowedMoves = {
  pending: ['completed', 'failed', 'expired'],
  failed: ['completed'],
  expired: ['completed'],
  completed: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;

/** The states from which `to` may be reached. */
export function statesBefore(to: PaymentStatus): PaymentStatus[] {
  const states = Object.keys(allowedMoves) as PaymentStatus[];
  return states.filter((from) => (allowedMoves[from] as readonly PaymentStatus[]).includes(to));
}
