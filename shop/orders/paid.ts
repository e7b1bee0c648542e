import { sql } from 'drizzle-orm';
import { orders } from '#database/tables/orders.ts';

/** What was paid for an order, in integer cents: the most that can go back of it. */
export const paidFor = ({ totalAmount }: Pick<typeof orders.$inferSelect, 'totalAmount'>): number =>
  totalAmount;

/** The same as a part of a query of orders. */
export const paidAmount = sql<number>`${orders.totalAmount}`;
