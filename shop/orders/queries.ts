import { and, asc, count, desc, eq, exists, gt, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reads } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { bookCorrections, makingEvents, makings } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { printJobLines, printJobs } from '#database/tables/printing.ts';
import { codeOfPayment } from '#shop/codes/code-of-payment.ts';
import { cardOfPayment } from '#shop/gift-cards/use-card.ts';
import { refundedAmount, refundState } from './refunded.ts';

export const ORDERS_PER_PAGE = 100;

/** The user's, of one payment by its session or its own id, or of all for ''. */
const mine = sql`${orders.userId} = ${sql.placeholder('userId')} and
  (${transactions.stripeSessionId} = ${sql.placeholder('payment')}
    or ${transactions.id}::text = ${sql.placeholder('payment')}
    or ${sql.placeholder('payment')} = '')`;

const laterOrder = alias(orders, 'later_order');
const laterPayment = alias(transactions, 'later_payment');

/**
 * Whether the same family has paid for the same book and child since an order was written, or has the money for it on
 * its way: by paying again, from the cart or by Buy Now.
 */
const isBoughtSince = (db: Reads) =>
  exists(
    db
      .select({ id: laterOrder.id })
      .from(laterOrder)
      .innerJoin(laterPayment, eq(laterPayment.id, laterOrder.transactionId))
      .where(
        and(
          eq(laterOrder.userId, orders.userId),
          eq(laterOrder.bookId, orders.bookId),
          eq(laterOrder.childId, orders.childId),
          gt(laterOrder.createdAt, orders.createdAt),
          or(
            eq(laterPayment.status, 'completed'),
            and(eq(laterPayment.status, 'pending'), isNotNull(laterPayment.onItsWaySince)),
          ),
        ),
      ),
  );

/** How many orders share a payment. */
export const orderCount = sql<number>`(select count(*)::int from ${orders} as one
  where one.transaction_id = ${transactions.id})`;

const inFull = (db: Reads) =>
  db
    .select({
      order: orders,
      transaction: transactions,
      making: bookMakings,
      stages: makings,
      arrivesFrom: printJobs.arrivesFrom,
      arrivesUntil: printJobs.arrivesUntil,
      isBoughtSince: sql<boolean>`${isBoughtSince(db)}`,
      orderCount,
      code: codeOfPayment,
      giftCard: cardOfPayment,
      refundedAmount,
      refundState,
    })
    .from(orders)
    .innerJoin(transactions, eq(transactions.id, orders.transactionId))
    .leftJoin(bookMakings, eq(bookMakings.orderId, orders.id))
    .leftJoin(makings, eq(makings.orderId, orders.id))
    .leftJoin(
      printJobLines,
      and(eq(printJobLines.orderId, orders.id), eq(printJobLines.isLive, true)),
    )
    .leftJoin(printJobs, eq(printJobs.id, printJobLines.jobId))
    .$dynamic();

export type OrderRow = Awaited<ReturnType<typeof ordersOf>>[number];

export const orderOf = (db: Reads, userId: string, id: string) =>
  inFull(db).where(and(eq(orders.userId, userId), eq(orders.id, id)));

/** What has happened to an order's book, the first first. */
export const eventsOf = (db: Reads, orderId: string) =>
  db
    .select()
    .from(makingEvents)
    .where(eq(makingEvents.orderId, orderId))
    .orderBy(asc(makingEvents.number));

/** The correction that is proposed, or else the last that was kept. */
export const correctionOf = async (db: Reads, userId: string, orderId: string) =>
  (
    await db
      .select({ correction: bookCorrections })
      .from(bookCorrections)
      .innerJoin(orders, eq(orders.id, bookCorrections.orderId))
      .where(and(eq(orders.userId, userId), eq(orders.id, orderId)))
      .orderBy(desc(bookCorrections.keptAt))
      .limit(1)
  )[0]?.correction;

const ordersIn = prepared((db) =>
  inFull(db)
    .where(mine)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ORDERS_PER_PAGE)
    .offset(sql.placeholder('offset'))
    .prepare('orders_of'),
);

export const ordersOf = (db: Reads, userId: string, page: number, payment = '') => {
  const offset = (page - 1) * ORDERS_PER_PAGE;
  return ordersIn(db).execute({ userId, payment, offset });
};

export const countOrdersOf = async (db: Reads, userId: string, payment = '') => {
  const [row] = await db
    .select({ orders: count() })
    .from(orders)
    .innerJoin(transactions, eq(transactions.id, orders.transactionId))
    .where(mine)
    .prepare('')
    .execute({ userId, payment });
  return row!.orders;
};

export const transactionBySession = async (db: Reads, sessionId: string) =>
  (await db.select().from(transactions).where(eq(transactions.stripeSessionId, sessionId)))[0];

/** How far an order's book is, and whose it is; undefined until the order is paid. */
export const makingOf = async (db: Reads, orderId: string) =>
  (
    await db
      .select({
        status: bookMakings.status,
        revision: bookMakings.revision,
        cardRevision: bookMakings.cardRevision,
        keepsPages: bookMakings.keepsPages,
        userId: orders.userId,
        /** Its account is deleted, or its child erased: nothing of it is there any more, whatever somebody has in hand. */
        isForgotten: sql<boolean>`${orders.reader} is null`,
        stage: makings.stage,
      })
      .from(bookMakings)
      .innerJoin(orders, eq(orders.id, bookMakings.orderId))
      .leftJoin(makings, eq(makings.orderId, orders.id))
      .where(eq(bookMakings.orderId, orderId))
  )[0];

export const transactionById = async (db: Reads, id: string) =>
  (await db.select().from(transactions).where(eq(transactions.id, id)))[0];

export const transactionOfOrder = async (db: Reads, orderId: string) =>
  (
    await db
      .select({ transaction: transactions })
      .from(orders)
      .innerJoin(transactions, eq(transactions.id, orders.transactionId))
      .where(eq(orders.id, orderId))
  )[0]?.transaction;

export const orderById = async (db: Reads, id: string) =>
  (
    await db
      .select({ order: orders, isBoughtSince: sql<boolean>`${isBoughtSince(db)}` })
      .from(orders)
      .where(eq(orders.id, id))
  )[0];
