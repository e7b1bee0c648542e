import { asc, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { failingJobs } from '#database/failing-jobs.ts';
import { paymentMisfits } from '#database/tables/misfits.ts';
import { chargedAmount } from '#shop/orders/paid.ts';
import { reasonsNotMade } from '#vocabulary/printed-books.ts';
import { type WaitingKind, waitingKinds } from '#vocabulary/today.ts';

/** What waits for somebody of the shop: how many of a kind, and the one that has waited longest. */
export type Waiting = {
  kind: WaitingKind;
  count: number;
  since: Date;
  /** Null where it is no matter of one order. */
  orderId: string | null;
  bookTitle: string | null;
  misfit: Misfit | null;
};

/** Money that does not fit. Amounts are integer cents. */
type Misfit = typeof paymentMisfits.$inferSelect;

/** What letters are sent by. */
const LETTERS = [
  'send_payment_mail',
  'send_making_mail',
  'send_letter_again',
  'send_review_mail',
  'send_gift_card_mail',
];

/** What the bank did not take and nobody gave back anew, as `notTaken` of an order's refunds. */
const notTaken = sql`select coalesce(settled_at, created_at) as since, order_id from refunds as failed
  where state = 'failed' and not exists (select 1 from refunds as anew where anew.retry_of = failed.id)
    and (select coalesce(sum(amount), 0) from refunds as given
      where given.order_id = failed.order_id and given.state <> 'failed')
    < (select ${chargedAmount} from orders where orders.id = failed.order_id)`;

/** Where the last parcel is that a book was put into. */
const lastParcel = sql`(select job.state from print_job_lines as line
  join print_jobs as job on job.id = line.job_id
  where line.order_id = makings.order_id order by job.created_at desc limit 1)`;

/**
 * Everything that waits, as rows of `kind`, `since` and `order_id`. Each part asks an index that has nothing but what waits
 * in it, so that it costs the same whatever the shop has sold.
 */
const everything = (now: Date): SQL => sql`
  select 'payment_misfit' as kind, found_at as since,
    (select id from orders where orders.transaction_id = payment_misfits.transaction_id
      order by id limit 1) as order_id
  from payment_misfits where settled_at is null
  union all
  select 'refund_failed', since, order_id from (${notTaken}) as not_taken
  union all
  select 'book_failed', queued_at, order_id from book_makings
  where failure is not null and failure <> all(${sql.param([...reasonsNotMade])}::text[])
  union all
  select 'files_refused', print_files.created_at, order_id
  from print_files join makings using (order_id)
  where print_files.state in ('refused', 'failed') and stage in ('approved', 'stopped')
  union all
  select case ${lastParcel} when 'stopped' then 'parcel_stopped' else 'book_stopped' end,
    (select at from making_events where making_events.order_id = makings.order_id
      order by number desc limit 1), order_id
  from makings where stage = 'stopped' and not exists (select 1 from print_files
    where print_files.order_id = makings.order_id and print_files.state in ('refused', 'failed'))
  union all
  select 'sending_held', since, null from printing_hold
  union all
  select 'letter_unsent', since, coalesce(making_mails.order_id,
    (select id from orders where orders.transaction_id = payment_mails.transaction_id order by id limit 1))
  from ${failingJobs(LETTERS, now)} as letters
    left join letter_repeats on letter_repeats.id = (payload ->> 'repeatId')::uuid
    left join making_mails on making_mails.id = coalesce(making_mail_id, (payload ->> 'mailId')::uuid)
    left join payment_mails on payment_mails.id = coalesce(payment_mail_id, (payload ->> 'mailId')::uuid)
  union all
  select 'review_waiting', written_at, null from reviews where state = 'waiting' and words <> ''
  union all
  select 'event_failed', created_at, null from webhook_deliveries where state = 'failed'`;

/** Each kind of what waits, the most urgent first. */
export async function whatWaits(db: Reads, now: Date): Promise<Waiting[]> {
  const { rows } = await db.execute<{
    kind: WaitingKind;
    count: number;
    since: string;
    order_id: string | null;
    book_title: string | null;
  }>(sql`
    select distinct on (kind) kind, (count(*) over (partition by kind))::int as count,
      to_char(since at time zone 'UTC', ${AS_ISO}) as since, order_id, book_title
    from (${everything(now)}) as waiting left join orders on orders.id = order_id
    order by kind, waiting.since, order_id`);
  const misfit = rows.some(({ kind }) => kind === 'payment_misfit') ? await oldestMisfit(db) : null;
  return rows
    .map(({ kind, count, since, order_id: orderId, book_title: bookTitle }) => ({
      ...{ kind, count, orderId, bookTitle },
      since: new Date(since),
      misfit: kind === 'payment_misfit' ? misfit : null,
    }))
    .toSorted((one, other) => waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind));
}

const AS_ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

const oldestMisfit = async (db: Reads): Promise<Misfit | null> =>
  (
    await db
      .select()
      .from(paymentMisfits)
      .where(isNull(paymentMisfits.settledAt))
      .orderBy(asc(paymentMisfits.foundAt))
      .limit(1)
  )[0] ?? null;
