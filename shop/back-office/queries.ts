import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Reads } from '../../database/connect.ts';
import { profiles, users } from '../../database/tables/accounts.ts';
import { bookMakings } from '../../database/tables/after-payment.ts';
import { orders } from '../../database/tables/orders.ts';
import type { OrderStatus } from '../orders/order-status.ts';

export type OrderFilter = { status?: OrderStatus; search: string };

/** Finds what was typed anywhere in a text; the pattern's own signs are taken as they are. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const profileFilter = (search: string) =>
  search === ''
    ? undefined
    : or(ilike(profiles.name, contains(search)), ilike(users.email, contains(search)));

const orderFilter = ({ status, search }: OrderFilter): SQL | undefined =>
  and(
    status && eq(orders.status, status),
    search === ''
      ? undefined
      : or(
          ilike(orders.bookTitle, contains(search)),
          ilike(profiles.name, contains(search)),
          sql`${orders.id}::text like ${`${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`,
          sql`${orders.reader} ->> 'name' ilike ${contains(search)}`,
        ),
  );

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

export const ordersPage = (db: Reads, filter: OrderFilter, limit: number, offset: number) =>
  db
    .select({ order: orders, customerName: profiles.name, making: bookMakings })
    .from(orders)
    .leftJoin(profiles, eq(profiles.id, orders.userId))
    .leftJoin(bookMakings, eq(bookMakings.orderId, orders.id))
    .where(orderFilter(filter))
    .orderBy(desc(orders.createdAt), orders.id)
    .limit(limit)
    .offset(offset);

export const countOrders = async (db: Reads, filter: OrderFilter) => {
  const query =
    filter.search === ''
      ? db.select({ rows: count() }).from(orders).where(orderFilter(filter))
      : db
          .select({ rows: count() })
          .from(orders)
          .leftJoin(profiles, eq(profiles.id, orders.userId))
          .where(orderFilter(filter));
  return (await query)[0]!.rows;
};

export const orderTotals = async (db: Reads) => {
  const howMany = (status: OrderStatus) =>
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
