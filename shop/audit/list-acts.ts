import { asc, eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { auditEntries } from '#database/tables/audit.ts';

export type Act = typeof auditEntries.$inferSelect;

/** What was done to an order in the back office, oldest first. */
export const listActsOnOrder = (db: Reads, orderId: string): Promise<Act[]> =>
  db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.orderId, orderId))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
