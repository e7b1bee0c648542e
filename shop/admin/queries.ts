import { and, count, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { profiles, users } from '#database/tables/accounts.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { books } from '#database/tables/catalog.ts';
import { makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { refunds } from '#database/tables/refunds.ts';
import { refundedAmount } from '#shop/orders/refunded.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';

export type OrderFilter = { status?: PaymentStatus; search: string };

/** Finds what was typed anywhere in a text; the pattern's own signs are taken as they are. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const profileFilter = (search: string) =>
  search === ''
    ? undefined
    : or(ilike(profiles.name, contains(search)), ilike(users.email, contains(search)));

/**
 * Orders by the beginning of their id, by book, or by customer. Not by child: no admin has to look for
 * children, and a look into half a million readers took seconds. The two sub-queries are answered once.
 */
const orderFilter = ({ status, search }: OrderFilter): SQL | undefined =>
  and(
    status && eq(orders.status, status),
    search === ''
      ? undefined
      : or(
          sql`${orders.bookId} in (select id from ${books} where title ilike ${contains(search)})`,
          sql`${orders.userId} in (select id from ${profiles} where name ilike ${contains(search)})`,
          startsLike(search),
        ),
  );

/** The ids that begin with these hexadecimal digits, as a range, which an index can answer. */
function startsLike(search: string): SQL | undefined {
  const digits = search.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{1,32}$/.test(digits)) return undefined;
  return sql`${orders.id} between ${asUuid(digits.padEnd(32, '0'))} and ${asUuid(digits.padEnd(32, 'f'))}`;
}

const asUuid = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

export const profilesPage = (db: Reads, search: string, limit: number, offset: number) =>
  db
    .select({ profile: profiles, email: users.email })
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

export const ordersPage = (db: Reads, filter: OrderFilter, limit: number, offset: number) =>
  ordersWhere(db, orderFilter(filter)).limit(limit).offset(offset);

/** Those that come after an order in the same list; the first ones without it. */
export const ordersAfter = (
  db: Reads,
  filter: OrderFilter,
  lastId: string | undefined,
  limit: number,
) =>
  ordersWhere(db, and(orderFilter(filter), lastId ? comesAfter(lastId) : undefined)).limit(limit);

// The moment is compared where it is: a Date has milliseconds, and PostgreSQL keeps microseconds.
function comesAfter(lastId: string): SQL {
  const its = sql`(select created_at from ${orders} as last where last.id = ${lastId})`;
  return sql`${orders.createdAt} <= ${its} and (${orders.createdAt} < ${its} or ${orders.id} > ${lastId})`;
}

export const orderWithId = async (db: Reads, id: string) =>
  (await ordersWhere(db, eq(orders.id, id)).limit(1))[0];

/** All that goes back, or has: integer cents. */
export const refundTotal = async (db: Reads): Promise<number> => {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(ne(refunds.state, 'failed'));
  return Number(row!.cents);
};

export const countOrders = async (db: Reads, filter: OrderFilter) => {
  const [row] = await db.select({ rows: count() }).from(orders).where(orderFilter(filter));
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
