import { and, count, desc, eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { orders, transactions } from '#database/tables/orders.ts';

export const ORDERS_PER_PAGE = 100;

const mine = (userId: string, sessionId?: string) =>
  and(
    eq(orders.userId, userId),
    sessionId === undefined ? undefined : eq(transactions.stripeSessionId, sessionId),
  );

export const ordersOf = (db: Reads, userId: string, page: number, sessionId?: string) =>
  db
    .select({ order: orders, transaction: transactions, making: bookMakings })
    .from(orders)
    .innerJoin(transactions, eq(transactions.id, orders.transactionId))
    .leftJoin(bookMakings, eq(bookMakings.orderId, orders.id))
    .where(mine(userId, sessionId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ORDERS_PER_PAGE)
    .offset((page - 1) * ORDERS_PER_PAGE);

export const countOrdersOf = async (db: Reads, userId: string, sessionId?: string) => {
  const [row] = await db
    .select({ orders: count() })
    .from(orders)
    .innerJoin(transactions, eq(transactions.id, orders.transactionId))
    .where(mine(userId, sessionId));
  return row!.orders;
};

export const transactionBySession = async (db: Reads, sessionId: string) =>
  (await db.select().from(transactions).where(eq(transactions.stripeSessionId, sessionId)))[0];

/** How far an order's book is, and whose it is; undefined until the order is paid. */
export const makingOf = async (db: Reads, orderId: string) =>
  (
    await db
      .select({ status: bookMakings.status, userId: orders.userId })
      .from(bookMakings)
      .innerJoin(orders, eq(orders.id, bookMakings.orderId))
      .where(eq(bookMakings.orderId, orderId))
  )[0];

export const orderById = async (db: Reads, id: string) =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0];
