import type { bookMakings } from '#database/tables/after-payment.ts';
import type { orders, transactions } from '#database/tables/orders.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';

import type { RefundState } from '#vocabulary/printing.ts';
import type { Stages } from './making.ts';

/** A payment: one session at the provider, one or more orders. Amounts are integer cents. */
export type Payment = typeof transactions.$inferSelect;

/** A payment with how many orders share it, and the discount code that it was made with; null for none. */
export type PaymentOfOrders = Payment & {
  orderCount: number;
  code: string | null;
  /** The last four letters of the gift card that pays some of it. */
  giftCard: string | null;
};

/** How far an order's book is; null until the order is paid. */
export type Making = typeof bookMakings.$inferSelect | null;

/** An order with the payment that it belongs to and its book. Amounts are integer cents. */
export type Order = Omit<typeof orders.$inferSelect, 'reader'> & {
  /** What the book is drawn from, as it was at purchase; null once the account is deleted. */
  reader: NotedReader | null;
  /** Its payment, how many orders share it, and the discount code that it was made with. */
  transaction: PaymentOfOrders;
  making: Making;
  /** What becomes of the book; null until it is paid, and for orders from before there was checking. */
  stages: Stages | null;
  /** The days between which the printer means the parcel to come, ISO 8601; null while nobody knows. */
  arrivesFrom: string | null;
  arrivesUntil: string | null;
  canBePaidAgain: boolean;
  /** What goes back of it, or has. */
  refundedAmount: number;
  /** What has become of the last that was given back; null where nothing was. */
  refundState: RefundState | null;
};

/** What the database keeps of the reader, as what it was when it was written. */
export const readerOf = (stored: object | null) =>
  // Orders from before there were photos say nothing of one.
  stored && ({ photo: null, ...stored } as NotedReader);

/** The child's name as it stands in the bought book. */
export const childNameOf = (stored: object | null) => readerOf(stored)?.name ?? null;
