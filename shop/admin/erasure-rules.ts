import { type SQL, sql } from 'drizzle-orm';

/** Orders of a family that know whose they were. */
const ofChild = sql`coalesce(orders.for_child_id, orders.child_id)`;

/** What must be true of children whose family had everything about them erased (`broken-rules.ts`). */
export const erasureRules: Record<string, SQL> = {
  'an erased child is in no family': sql`
    select children.id from children join erasures on child_id = children.id
    where children.created_at <= asked_at`,
  'an erased child has no preview': sql`
    select book_previews.id from book_previews join erasures using (child_id)
    where requested_at <= asked_at`,
  'an erased child is in no cart': sql`
    select cart_items.id from cart_items join erasures using (child_id)
    where cart_items.created_at <= asked_at`,
  'every order of an erased child is on its receipt': sql`
    select orders.id from orders
    join erasures on erasures.user_id = orders.user_id and erasures.child_id = ${ofChild}
    where orders.created_at <= asked_at
      and not exists (select 1 from erased_orders where order_id = orders.id)`,
  'an order whose child was erased knows nothing of it': sql`
    select orders.id from orders join erased_orders on order_id = orders.id
    left join book_corrections using (order_id)
    where gone_at is not null and (num_nonnulls(reader, ship_to, orders.child_id, for_child_id,
      dedication, dedication_from) > 0 or book_corrections.id is not null)`,
  "a book whose child was erased has no printer's files": sql`
    select order_id as id from print_files join erased_orders using (order_id)
    where gone_at is not null and state = 'made' and removed_at is null`,
  'a receipt is finished when nothing waits': sql`
    select erasures.id from erasures where (finished_at is null) <> exists (
      select 1 from erased_orders where erasure_id = erasures.id and gone_at is null)`,
};

/** The hour's round has been by twice, and what could have waited for a letter has not. */
export const erasureRulesAt = (moment: SQL): typeof erasureRules => ({
  'what was erased goes within two hours of its arrival': sql`
    select erased_orders.order_id as id from erased_orders
    join erasures on erasures.id = erasure_id
    join makings on makings.order_id = erased_orders.order_id
    where gone_at is null and stage in ('delivered', 'cancelled')
      and asked_at < ${moment} - interval '2 hours'
      and not exists (select 1 from making_mails
        where making_mails.order_id = makings.order_id and sent_at is null)
      and (select max(at) from making_events where making_events.order_id = makings.order_id)
        < ${moment} - interval '2 hours'`,
});
