import {
  and,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { profiles, users } from '#database/tables/accounts.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { books } from '#database/tables/catalog.ts';
import { giftCardMovements } from '#database/tables/gift-cards.ts';
import { makings } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { refunds } from '#database/tables/refunds.ts';
import { refundedAmount } from '#shop/orders/refunded.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';

export type OrderFilter = { status?: PaymentStatus; search: string; userId?: string };

/** Finds what was typed anywhere in a text; the pattern's own signs are taken as they are. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const profileFilter = (search: string) =>
  search === ''
    ? undefined
    : or(ilike(profiles.name, contains(search)), ilike(users.email, contains(search)));

/** So many families are looked for one by one, in the index of their orders; of more than that all orders are gone through. */
const FEW = 500;

/**
 * Orders by the beginning of their id, by book, or by customer. Not by child: no admin has to look for
 * children, and a look into half a million readers took seconds. Books and customers are found first: a plan for
 * both in one went through all orders for a name that one family has.
 */
export async function orderFilter(db: Reads, { status, search, userId }: OrderFilter) {
  return and(
    userId ? eq(orders.userId, userId) : undefined,
    status && eq(orders.status, status),
    search === '' ? undefined : ((await byWords(db, search)) ?? sql`false`),
  );
}

async function byWords(db: Reads, search: string): Promise<SQL | undefined> {
  const titled = await db
    .select()
    .from(books)
    .where(ilike(books.title, contains(search)));
  const named = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(ilike(profiles.name, contains(search)));
  const some = await db
    .select()
    .from(named.as('named'))
    .limit(FEW + 1);
  const families = some.length > FEW ? named : some.map(({ id }) => id);
  return or(
    titled.length > 0
      ? inArray(
          orders.bookId,
          titled.map(({ id }) => id),
        )
      : undefined,
    some.length > 0 ? inArray(orders.userId, families) : undefined,
    startsLike(search),
  );
}

/** The ids that begin with these hexadecimal digits, as a range, which an index can answer. */
function startsLike(search: string): SQL | undefined {
  const digits = search.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{1,32}$/.test(digits)) return undefined;
  return sql`${orders.id} between ${asUuid(digits.padEnd(32, '0'))} and ${asUuid(digits.padEnd(32, 'f'))}`;
}

const asUuid = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Asked for the ten of a page alone, each from an index. */
const orderCountOf = sql<number>`(select count(*)::int from ${orders}
  where ${orders.userId} = ${profiles.id})`;

export const profilesPage = (db: Reads, search: string, limit: number, offset: number) =>
  db
    .select({ profile: profiles, email: users.email, orderCount: orderCountOf })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(profileFilter(search))
    .orderBy(desc(profiles.createdAt), profiles.id)
    .limit(limit)
    .offset(offset);

export const countProfiles = async (db: Reads, search: string) => {
  // Counting alone needs no mail address; the join is for searching it.
  const query =
    search === ''
      ? db.select({ rows: count() }).from(profiles)
      : db
          .select({ rows: count() })
          .from(profiles)
          .innerJoin(users, eq(users.id, profiles.id))
          .where(profileFilter(search));
  return (await query)[0]!.rows;
};

export type OrderRow = Awaited<ReturnType<typeof ordersPage>>[number];

const ordersWhere = (db: Reads, wanted: SQL | undefined) =>
  db
    .select({
      order: orders,
      customerName: profiles.name,
      customerEmail: users.email,
      making: bookMakings,
      stage: makings.stage,
      refundedAmount,
    })
    .from(orders)
    .leftJoin(profiles, eq(profiles.id, orders.userId))
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(bookMakings, eq(bookMakings.orderId, orders.id))
    .leftJoin(makings, eq(makings.orderId, orders.id))
    .where(wanted)
    .orderBy(desc(orders.createdAt), orders.id);

export const ordersPage = (db: Reads, wanted: SQL | undefined, limit: number, offset: number) =>
  ordersWhere(db, wanted).limit(limit).offset(offset);

/** Those that come after an order in the same list; the first ones without it. */
export const ordersAfter = (
  db: Reads,
  wanted: SQL | undefined,
  lastId: string | undefined,
  limit: number,
) => ordersWhere(db, and(wanted, lastId ? comesAfter(lastId) : undefined)).limit(limit);

// The moment is compared where it is: a Date has milliseconds, and PostgreSQL keeps microseconds.
function comesAfter(lastId: string): SQL {
  const its = sql`(select created_at from ${orders} as last where last.id = ${lastId})`;
  return sql`${orders.createdAt} <= ${its} and (${orders.createdAt} < ${its} or ${orders.id} > ${lastId})`;
}

export const orderWithId = async (db: Reads, id: string) =>
  (await ordersWhere(db, eq(orders.id, id)).limit(1))[0];

/** All orders of a payment, as their family sees them. */
export const ordersOfPayment = (db: Reads, transactionId: string) =>
  db
    .select({ order: orders, stage: makings.stage })
    .from(orders)
    .leftJoin(makings, eq(makings.orderId, orders.id))
    .where(eq(orders.transactionId, transactionId))
    .orderBy(orders.bookId, orders.id);

/** All that goes back, or has, to gift cards too: integer cents. */
export const refundTotal = async (db: Reads): Promise<number> => {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(ne(refunds.state, 'failed'));
  const [onCards] = await db
    .select({ cents: sql<string>`coalesce(sum(${giftCardMovements.amount}), 0)` })
    .from(giftCardMovements)
    .where(isNotNull(giftCardMovements.orderId));
  return Number(row!.cents) + Number(onCards!.cents);
};

/** All that codes have taken off completed payments: integer cents. */
export const discountTotal = async (db: Reads): Promise<number> => {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${transactions.discount}), 0)` })
    .from(transactions)
    .where(and(eq(transactions.status, 'completed'), gt(transactions.discount, 0)));
  return Number(row!.cents);
};

export const countOrders = async (db: Reads, wanted: SQL | undefined) => {
  const [row] = await db.select({ rows: count() }).from(orders).where(wanted);
  return row!.rows;
};

export const orderTotals = async (db: Reads) => {
  const howMany = (status: PaymentStatus) =>
    sql<number>`(count(*) filter (where ${orders.status} = ${status}))::int`;
  const [row] = await db
    .select({
      totalOrders: count(),
      // A sum of integers is a bigint, which the driver hands over as text.
      revenue: sql<string>`coalesce(sum(${orders.totalAmount}) filter (where ${orders.status} = 'completed'), 0)`,
      completed: howMany('completed'),
      pending: howMany('pending'),
      failed: howMany('failed'),
      expired: howMany('expired'),
    })
    .from(orders);
  return { ...row!, revenue: Number(row!.revenue) };
};
