import type { paymentStatuses } from '#database/tables/orders.ts';

export type OrderStatus = (typeof paymentStatuses)[number];

/**
 * The moves that an order and its transaction may make, as a table. Whatever the payment provider
 * says is applied only along it: events may come twice, late and in any order, and 'completed'
 * never changes by itself (readings of the specification: Cart, checkout, orders).
 */
export const allowedMoves = {
  pending: ['completed', 'failed', 'expired'],
  failed: ['completed'],
  expired: ['completed'],
  completed: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** The states from which `to` may be reached. */
export function statesBefore(to: OrderStatus): OrderStatus[] {
  const states = Object.keys(allowedMoves) as OrderStatus[];
  return states.filter((from) => (allowedMoves[from] as readonly OrderStatus[]).includes(to));
}
