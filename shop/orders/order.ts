import type { Reader } from '../../bookmaking/reader.ts';
import type { orders, transactions } from '../../database/tables/orders.ts';

/** A payment: one session at the provider, one or more orders. Amounts are integer cents. */
export type Payment = typeof transactions.$inferSelect;

/** An order with the payment that it belongs to. Amounts are integer cents. */
export type Order = Omit<typeof orders.$inferSelect, 'reader'> & {
  /** What the book is drawn from, as it was at purchase; null once the account is deleted. */
  reader: Reader | null;
  transaction: Payment;
};
