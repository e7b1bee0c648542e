import { eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { makings } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { codeOfPayment } from '#shop/codes/code-of-payment.ts';
import { cardOfPayment } from '#shop/gift-cards/use-card.ts';
import type { MakingEvent, Stages } from './making.ts';
import type { PaymentOfOrders } from './order.ts';
import { eventsOf, orderById, orderCount } from './queries.ts';

/** Whosever order of that id, as it is kept; undefined if there is none. */
export const findOrderRow = async (
  db: Reads,
  id: string,
): Promise<typeof orders.$inferSelect | undefined> => (await orderById(db, id))?.order;

/** What surrounds an order, whosever it is. */
export type WholeOrder = {
  transaction: PaymentOfOrders;
  /** Null until it is paid, and for orders from before there was checking. */
  stages: Stages | null;
  history: MakingEvent[];
};

/** The payment of an order that is there, what becomes of its book, and all that has happened to that. */
export async function findWholeOrder(db: Reads, id: string): Promise<WholeOrder> {
  const [row] = await db
    .select({
      transaction: transactions,
      orderCount,
      code: codeOfPayment,
      giftCard: cardOfPayment,
      stages: makings,
    })
    .from(orders)
    .innerJoin(transactions, eq(transactions.id, orders.transactionId))
    .leftJoin(makings, eq(makings.orderId, orders.id))
    .where(eq(orders.id, id));
  return {
    transaction: {
      ...row!.transaction,
      orderCount: row!.orderCount,
      code: row!.code,
      giftCard: row!.giftCard,
    },
    stages: row!.stages,
    history: await eventsOf(db, id),
  };
}
