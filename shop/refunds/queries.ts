import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { makings } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { refunds } from '#database/tables/refunds.ts';

/** A refund with the session that it gives back of. */
export const refundWithSession = async (db: Reads, id: string) =>
  (
    await db
      .select({ refund: refunds, sessionId: transactions.stripeSessionId })
      .from(refunds)
      .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
      .where(eq(refunds.id, id))
  )[0];

const lookedAt = sql`coalesce(${refunds.askedAt}, ${refunds.createdAt})`;

/** Those of which no end is known, when it is time to ask: a minute old, and then each time when they are a tenth older. */
export const refundsToAskAbout = (db: Reads, now: Date, most: number): Promise<{ id: string }[]> =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.state, 'pending'),
        sql`${lookedAt} + greatest(interval '1 minute', (${lookedAt} - ${refunds.createdAt}) / 10) < ${now}`,
      ),
    )
    .orderBy(lookedAt)
    .limit(most);

/** Paid books that were canceled, and of which nothing has gone back or was tried to. */
export const cancelledWithoutRefund = (db: Reads, most: number): Promise<{ orderId: string }[]> =>
  db
    .select({ orderId: makings.orderId })
    .from(makings)
    .innerJoin(orders, eq(orders.id, makings.orderId))
    .where(
      and(
        eq(makings.stage, 'cancelled'),
        eq(orders.status, 'completed'),
        notExists(
          db.select({ id: refunds.id }).from(refunds).where(eq(refunds.orderId, makings.orderId)),
        ),
      ),
    )
    .limit(most);
