import { type SQL, sql } from 'drizzle-orm';
import { REPRINT_NOTE } from '#vocabulary/printing.ts';

/** What must be true of books that are printed once more (`broken-rules.ts`; decision 137). */
export const reprintRules: Record<string, SQL> = {
  'each book that was printed once more for nothing has its claim': sql`
    select makings.order_id as id from makings
    where reprints <> (select count(*) from reprints where reprints.order_id = makings.order_id)
      or reprints <> (select count(*) from making_events as event
        where event.order_id = makings.order_id and event.note = ${REPRINT_NOTE})`,
  'only what was sent is printed once more for nothing': sql`
    select event.order_id as id from making_events as event
    where event.note = ${REPRINT_NOTE} and (event.by <> 'admin' or event.stage <> 'approved'
      or not exists (select 1 from making_events as earlier where earlier.order_id = event.order_id
        and earlier.number < event.number and earlier.stage in ('shipped', 'delivered')))`,
  'a reprint at cost is of a paid order of the same book, and was offered': sql`
    select reprint.id from orders as reprint left join orders as first on first.id = reprint.reprint_of
    where reprint.reprint_of is not null
      and (first.status is distinct from 'completed' or first.book_id <> reprint.book_id
        or first.user_id <> reprint.user_id
        or not exists (select 1 from reprint_offers where reprint_offers.order_id = first.id))`,
  'a reprint that was offered is bought once': sql`
    select reprint_of as id from orders where reprint_of is not null and status = 'completed'
    group by reprint_of having count(*) > 1`,
};
