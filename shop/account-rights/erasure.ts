import { and, asc, desc, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { erasedOrders, erasures } from '#database/tables/erasures.ts';
import { makingMails, makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { childNameOf } from '#shop/orders/order.ts';
import type { WhyItStays } from '#vocabulary/erasing.ts';
import { type Forgettable, whyItStays } from './why-it-stays.ts';

/** An order of a child, with why it cannot be erased yet; undefined if it can be, or has been. */
export type OrderToErase = {
  id: string;
  bookTitle: string;
  goneAt: Date | null;
  stays: WhyItStays | undefined;
};

/** A receipt: what went when, and what waits for what. */
export type Erasure = typeof erasures.$inferSelect & { orders: OrderToErase[] };

/** The orders of a child, also of one that was deleted since, that no erasure has taken yet. */
const ofChild = (db: Reads, userId: string, childId: string) =>
  and(
    eq(orders.userId, userId),
    or(
      eq(orders.forChildId, childId),
      // From before orders kept it for good.
      and(isNull(orders.forChildId), eq(orders.childId, childId)),
    ),
    notExists(
      db
        .select({ id: erasedOrders.orderId })
        .from(erasedOrders)
        .where(eq(erasedOrders.orderId, orders.id)),
    ),
  );

export const orderIdsOfChild = async (db: Reads, userId: string, childId: string) =>
  (
    await db
      .select({ id: orders.id })
      .from(orders)
      .where(ofChild(db, userId, childId))
  ).map(({ id }) => id);

/** What a child was called in the latest of its orders; undefined if there is none, or none that knows. */
export async function nameInOrders(
  db: Reads,
  caller: Caller,
  childId: string,
): Promise<string | undefined> {
  const [latest] = await db
    .select({ reader: orders.reader })
    .from(orders)
    .where(and(ofChild(db, caller.userId, childId), isNotNull(orders.reader)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return latest && (childNameOf(latest.reader) ?? undefined);
}

/** What is asked of `whyItStays`. */
const forgettable = {
  status: orders.status,
  updatedAt: orders.updatedAt,
  stage: makings.stage,
  // A moment of a subquery comes as text; null is not mapped.
  shippedAt: sql`(select max(at) from making_events
    where making_events.order_id = ${orders.id} and making_events.stage = 'shipped')`.mapWith(
    (at: string): Date | null => new Date(at),
  ),
  isBeingTold: sql<boolean>`exists (select 1 from ${makingMails} as mail
    where mail.order_id = ${orders.id} and mail.sent_at is null)`,
};

/** What of these orders decides whether they may forget whom they are for. */
export const forgettableOrders = (
  db: Reads,
  ids: string[],
): Promise<(Forgettable & { id: string })[]> =>
  db
    .select({ id: orders.id, ...forgettable })
    .from(orders)
    .leftJoin(makings, eq(makings.orderId, orders.id))
    .where(inArray(orders.id, ids));

/** What would become of a child's orders if it were erased now, the oldest first. */
export async function ordersToErase(
  db: Reads,
  caller: Caller,
  childId: string,
  now: Date,
): Promise<OrderToErase[]> {
  const rows = await db
    .select({ id: orders.id, bookTitle: orders.bookTitle, ...forgettable })
    .from(orders)
    .leftJoin(makings, eq(makings.orderId, orders.id))
    .where(ofChild(db, caller.userId, childId))
    .orderBy(asc(orders.createdAt));
  return rows.map(({ id, bookTitle, ...order }) => ({
    id,
    bookTitle,
    goneAt: null,
    stays: whyItStays(order, now),
  }));
}

/** The caller's receipts, the latest first. */
export async function listErasures(db: Reads, caller: Caller, now: Date): Promise<Erasure[]> {
  const found = await db
    .select()
    .from(erasures)
    .where(eq(erasures.userId, caller.userId))
    .orderBy(desc(erasures.askedAt));
  return Promise.all(
    found.map(async (one) => ({ ...one, orders: await ordersOf(db, one.id, now) })),
  );
}

/** The caller's receipt. Somebody else's is answered like none at all: undefined. */
export async function findErasure(
  db: Reads,
  caller: Caller,
  id: string,
  now: Date,
): Promise<Erasure | undefined> {
  const [found] = await db
    .select()
    .from(erasures)
    .where(and(eq(erasures.userId, caller.userId), eq(erasures.id, id)));
  return found && { ...found, orders: await ordersOf(db, id, now) };
}

/** The receipt of whoever has pressed before. */
export const latestErasureOf = async (db: Reads, userId: string, childId: string) =>
  (
    await db
      .select({ id: erasures.id })
      .from(erasures)
      .where(and(eq(erasures.userId, userId), eq(erasures.childId, childId)))
      .orderBy(desc(erasures.askedAt))
      .limit(1)
  )[0]?.id;

async function ordersOf(db: Reads, erasureId: string, now: Date): Promise<OrderToErase[]> {
  const rows = await db
    .select({
      id: orders.id,
      bookTitle: orders.bookTitle,
      goneAt: erasedOrders.goneAt,
      ...forgettable,
    })
    .from(erasedOrders)
    .innerJoin(orders, eq(orders.id, erasedOrders.orderId))
    .leftJoin(makings, eq(makings.orderId, orders.id))
    .where(eq(erasedOrders.erasureId, erasureId))
    .orderBy(asc(orders.createdAt));
  return rows.map(({ id, bookTitle, goneAt, ...order }) => ({
    id,
    bookTitle,
    goneAt,
    // What may go goes with the next round.
    stays: goneAt ? undefined : (whyItStays(order, now) ?? 'letter'),
  }));
}
