import { sql } from 'drizzle-orm';
import { orders } from '#database/tables/orders.ts';

/** What was paid for an order, less its share of a discount, in integer cents: the most that can go back of it. */
export const paidFor = ({
  totalAmount,
  discount,
}: Pick<typeof orders.$inferSelect, 'totalAmount' | 'discount'>): number => totalAmount - discount;

/** Of that, what the payment provider has charged, and can give back; the rest a gift card paid. */
export const chargedFor = (
  order: Pick<typeof orders.$inferSelect, 'totalAmount' | 'discount' | 'paidByCard'>,
): number => paidFor(order) - order.paidByCard;

/** The same as a part of a query of orders. */
export const chargedAmount = sql<number>`(${orders.totalAmount} - ${orders.discount} - ${orders.paidByCard})`;
