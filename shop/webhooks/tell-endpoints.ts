import { randomUUID } from 'node:crypto';
import { and, arrayContains, eq, inArray, isNull, sql } from 'drizzle-orm';
import { makings } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { webhookDeliveries, webhookEndpoints } from '#database/tables/webhooks.ts';
import type { Transaction } from '#database/transaction.ts';
import { toDollars } from '#shop/money.ts';
import type { EventType } from '#vocabulary/webhooks.ts';
import { queueTry } from './queue-try.ts';

/** Money that went back, in cents. */
type GivenBack = { id: string; amount: number };

/**
 * Tells whoever wants to know what has just happened to these orders: a row for each order and endpoint, in the transaction
 * in which it happens, and the job that sends it. Where nobody is told, that is one look into a table without rows.
 *
 * An event has ids, amounts and the stage of a book; never a name, a photo or an address.
 */
export async function tellEndpoints(
  tx: Transaction,
  type: EventType,
  orderIds: string[],
  refund?: GivenBack,
): Promise<void> {
  if (orderIds.length === 0) return;
  const listening = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(isNull(webhookEndpoints.switchedOffAt), arrayContains(webhookEndpoints.events, [type])),
    )
    // Nobody removes one meanwhile: a payment must not fail for it.
    .for('key share');
  if (listening.length === 0) return;
  for (const { at, ...order } of await ordersOf(tx, orderIds)) {
    const payload = JSON.stringify({ type, timestamp: at, data: dataOf(order, refund) });
    const eventId = randomUUID();
    const rows = listening.map(({ id }) => ({ endpointId: id, eventId, type, payload }));
    const written = await tx.insert(webhookDeliveries).values(rows).returning({
      id: webhookDeliveries.id,
      endpointId: webhookDeliveries.endpointId,
    });
    for (const delivery of written) await queueTry(tx, delivery, 1);
  }
}

type OrderRow = Omit<Awaited<ReturnType<typeof ordersOf>>[number], 'at'>;

const ordersOf = (tx: Transaction, ids: string[]) =>
  tx
    .select({
      id: orders.id,
      transactionId: orders.transactionId,
      bookId: orders.bookId,
      quantity: orders.quantity,
      totalAmount: orders.totalAmount,
      discount: orders.discount,
      currency: transactions.currency,
      stage: makings.stage,
      at: sql<string>`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(orders)
    .innerJoin(transactions, eq(transactions.id, orders.transactionId))
    .leftJoin(makings, eq(makings.orderId, orders.id))
    .where(inArray(orders.id, ids))
    .orderBy(orders.bookId, orders.id);

const dataOf = (order: OrderRow, refund: GivenBack | undefined) => ({
  order_id: order.id,
  transaction_id: order.transactionId,
  book_id: order.bookId,
  quantity: order.quantity,
  total_amount: toDollars(order.totalAmount),
  discount: toDollars(order.discount),
  currency: order.currency,
  stage: order.stage,
  ...(refund && { refund: { id: refund.id, amount: toDollars(refund.amount) } }),
});
