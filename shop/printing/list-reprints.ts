import { asc, eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { reprints } from '#database/tables/reprints.ts';

/** A book that was printed once more, free of charge. */
export type Reprint = typeof reprints.$inferSelect;

/** How often an order's book was printed once more free of charge, the first first. */
export const listReprints = (db: Reads, orderId: string): Promise<Reprint[]> =>
  db.select().from(reprints).where(eq(reprints.orderId, orderId)).orderBy(asc(reprints.number));
