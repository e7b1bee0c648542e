import { sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';

/** A day of the shop in figures; it begins at midnight UTC, as all moments of the back office are in UTC. Amounts are integer cents. */
export type DayInFigures = {
  /** ISO 8601, such as 2026-11-23. */
  day: string;
  /** Orders that were paid for. */
  orders: number;
  /** What was paid for them, by gift cards too. */
  revenue: number;
  /** What was promised back, to gift cards too, whatever day it was paid on; what the bank did not take is not in it. */
  refunded: number;
  approved: number;
  shipped: number;
};

const DAY_MS = 24 * 3_600_000;
const DAYS = 7;

/**
 * The last seven whole days, yesterday last. Each part reads the days that it is about from an index by their moments. A
 * payment's row moves for the last time when it is paid (`settlePayment`), so that is when it was.
 */
export async function daysInFigures(db: Reads, now: Date): Promise<DayInFigures[]> {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const until = sql`${new Date(today).toISOString()}::timestamptz`;
  const from = sql`${new Date(today - DAYS * DAY_MS).toISOString()}::timestamptz`;
  const dayOf = (moment: string) => sql.raw(`(${moment} at time zone 'UTC')::date`);
  const { rows } = await db.execute<DayInFigures>(sql`
    with paid as (
      select ${dayOf('updated_at')} as day, sum(amount + paid_by_card)::int as revenue,
        sum((select count(*) from orders where transaction_id = transactions.id))::int as orders
      from transactions where status = 'completed' and updated_at >= ${from} and updated_at < ${until}
      group by 1),
    given_back as (
      select ${dayOf('at')} as day, sum(amount)::int as refunded
      from (select amount, created_at as at from refunds where state <> 'failed'
        union all select amount, at from gift_card_movements where order_id is not null) as given
      where at >= ${from} and at < ${until}
      group by 1),
    moved as (
      select ${dayOf('at')} as day, (count(*) filter (where stage = 'approved'))::int as approved,
        (count(*) filter (where stage = 'shipped'))::int as shipped
      from making_events
      where (stage = 'approved' and note is null or stage = 'shipped') and stage in ('approved', 'shipped')
        and at >= ${from} and at < ${until}
      group by 1)
    select day::text, coalesce(orders, 0) as orders, coalesce(revenue, 0) as revenue,
      coalesce(refunded, 0) as refunded, coalesce(approved, 0) as approved, coalesce(shipped, 0) as shipped
    from generate_series(0, ${DAYS - 1}::int) as n,
      lateral (select (${from} at time zone 'UTC')::date + n as day) as days
      left join paid using (day) left join given_back using (day) left join moved using (day)
    order by 1`);
  return rows;
}
