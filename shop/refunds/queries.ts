import { and, eq, exists, gt, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { giftCardMovements } from '#database/tables/gift-cards.ts';
import { makings } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { printJobLines, printJobs } from '#database/tables/printing.ts';
import { refunds } from '#database/tables/refunds.ts';
import type { Transaction } from '#database/transaction.ts';
import { pauseAfter } from '#shop/orders/more-rarely.ts';
import { chargedAmount } from '#shop/orders/paid.ts';
import { stagesBeforePrinter } from '#vocabulary/making.ts';
import { ACCOUNT_DELETED } from '#vocabulary/printed-books.ts';

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

/** Those of which no end is known, when it is time to ask. */
export const refundsToAskAbout = (db: Reads, now: Date, most: number): Promise<{ id: string }[]> =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.state, 'pending'),
        sql`${lookedAt} + ${pauseAfter(lookedAt, refunds.createdAt)} < ${now}`,
      ),
    )
    .orderBy(lookedAt)
    .limit(most);

/** The job that a book is in, once it is being ordered at the print partner or has been. */
const orderedIn = (db: Reads) =>
  db
    .select({ id: printJobs.id })
    .from(printJobLines)
    .innerJoin(printJobs, eq(printJobs.id, printJobLines.jobId))
    .where(
      and(
        eq(printJobLines.orderId, makings.orderId),
        eq(printJobLines.isLive, true),
        ne(printJobs.state, 'waiting'),
      ),
    );

/** Whether the print partner has a book, or is being asked to take it. */
export const isBeingPrinted = async (db: Reads, orderId: string): Promise<boolean> =>
  (
    await db
      .select({ id: makings.orderId })
      .from(makings)
      .where(and(eq(makings.orderId, orderId), exists(orderedIn(db))))
  ).length > 0;

/**
 * What a family has paid for and nobody prints yet, held in the order that whoever approves or corrects a book holds them.
 * What is being ordered in this very moment is not among them.
 */
export const holdUnsentOf = (tx: Transaction, userId: string) =>
  tx
    .select({ making: makings, order: orders })
    .from(makings)
    .innerJoin(orders, eq(orders.id, makings.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(makings.stage, stagesBeforePrinter),
        // What is printed once more has been sent before.
        eq(makings.reprints, 0),
        notExists(orderedIn(tx)),
      ),
    )
    .orderBy(makings.orderId)
    .for('update', { of: makings });

/**
 * Nothing was given back because it was canceled, or what a gift card paid has not come back to it; and something is left that
 * could be.
 * @param order the column that the plan begins with, so that all that was ever given back is sorted out before orders are read
 */
const owed = (db: Reads, order: typeof makings.orderId | typeof bookMakings.orderId) =>
  or(
    and(
      notExists(
        db
          .select({ id: refunds.id })
          .from(refunds)
          .where(and(eq(refunds.orderId, order), ne(refunds.reason, 'goodwill'))),
      ),
      sql`(select coalesce(sum(amount), 0) from ${refunds} where order_id = ${orders.id} and state <> 'failed')
        < ${chargedAmount}`,
    ),
    and(
      gt(orders.paidByCard, 0),
      notExists(
        db
          .select({ id: giftCardMovements.id })
          .from(giftCardMovements)
          .where(eq(giftCardMovements.orderId, order)),
      ),
      // Money that came after all may have found nothing on the card.
      sql`(select sum(amount) from ${giftCardMovements}
        where ${giftCardMovements.transactionId} = ${orders.transactionId}) < 0`,
    ),
  );

/** Paid books that were canceled, and whose money has not gone back for it or was tried to. */
export const cancelledWithoutRefund = (db: Reads, most: number): Promise<{ orderId: string }[]> =>
  db
    .select({ orderId: orders.id })
    .from(makings)
    .innerJoin(orders, eq(orders.id, makings.orderId))
    .where(
      and(
        eq(makings.stage, 'cancelled'),
        eq(orders.status, 'completed'),
        owed(db, makings.orderId),
      ),
    )
    .limit(most);

/** What was paid for when its account was gone already, or before its book was made: there is none, and never will be. */
export const paidForNothing = (db: Reads, most: number): Promise<{ orderId: string }[]> =>
  db
    .select({ orderId: orders.id })
    .from(bookMakings)
    .innerJoin(orders, eq(orders.id, bookMakings.orderId))
    .leftJoin(makings, eq(makings.orderId, orders.id))
    .where(
      and(
        eq(bookMakings.failure, ACCOUNT_DELETED),
        isNull(makings.orderId),
        eq(orders.status, 'completed'),
        isNull(orders.userId),
        owed(db, bookMakings.orderId),
      ),
    )
    .limit(most);
