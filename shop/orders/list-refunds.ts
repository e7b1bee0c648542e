import { asc, eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { refunds } from '#database/tables/refunds.ts';

/** Money that goes back, or has. Amounts are integer cents. */
export type Refund = typeof refunds.$inferSelect;

/** What was given back of an order, or tried to be, the first first. */
export const listRefunds = (db: Reads, orderId: string): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
