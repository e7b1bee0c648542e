import { type SQL, sql } from 'drizzle-orm';
import { chargedAmount } from '#shop/orders/paid.ts';

/** What must be true of money that was given back (`broken-rules.ts`). */
export const refundRules: Record<string, SQL> = {
  'no more goes back than was paid': sql`
    select order_id as id from refunds join orders on orders.id = order_id
    where state <> 'failed' group by order_id having sum(amount) > max(${chargedAmount})`,
  'money goes back only of what was paid for': sql`
    select refunds.id from refunds join orders on orders.id = order_id
    where orders.status <> 'completed' or orders.transaction_id <> refunds.transaction_id`,
  'a canceled book is given back once': sql`
    select order_id as id from refunds where state <> 'failed'
      and reason in ('family_cancelled', 'admin_cancelled', 'account_deleted')
    group by order_id having count(*) > 1`,
  'a canceled book has been given back, or was tried to': sql`
    select makings.order_id as id from makings
    join orders on orders.id = makings.order_id and orders.status = 'completed'
    where stage = 'cancelled' and (
      ${chargedAmount} > 0
        and not exists (select 1 from refunds where refunds.order_id = makings.order_id)
      or paid_by_card > 0 and not exists (select 1 from gift_card_movements as movement
          where movement.order_id = makings.order_id)
        -- Money that came after all may have found nothing on the card.
        and (select sum(amount) from gift_card_movements as held
          where held.transaction_id = orders.transaction_id) < 0)`,
  'a book whose money goes back is not made': sql`
    select refunds.order_id as id from refunds left join makings using (order_id)
    where refunds.reason in ('family_cancelled', 'admin_cancelled', 'account_deleted')
      and coalesce(stage, 'none') not in ('cancelled',
        -- Paid when its account was gone already: nothing was begun.
        case when refunds.reason = 'account_deleted' then 'none' else 'cancelled' end)`,
  'a part that goes back says why': sql`
    select id from refunds where reason = 'goodwill' and coalesce(why, '') = ''`,
  'what is given back anew was not taken by the bank': sql`
    select anew.id from refunds as anew join refunds as failed on failed.id = anew.retry_of
    where failed.state <> 'failed' or failed.order_id <> anew.order_id or anew.amount > failed.amount`,
  'money that has gone back has its name at the provider': sql`
    select id from refunds where state = 'succeeded' and stripe_refund_id is null`,
};

/** The provider is asked within a second or two; if the worker's job was lost, by the reconciler. */
export const refundRulesAt = (moment: SQL): typeof refundRules => ({
  'the provider is asked to give back within 15 minutes': sql`
    select id from refunds where state = 'pending' and asked_at is null
      and created_at < ${moment} - interval '15 minutes'`,
});

/** With the sandbox's payments at hand: what the provider says is what stands in the books, to the cent. */
export const refundLedgerRules: typeof refundRules = {
  'what goes back at the provider is in the books': sql`
    select played.id from sandbox.refunds as played
    where metadata ? 'refund_id' and not exists (
      select 1 from refunds where refunds.id::text = metadata ->> 'refund_id'
        and refunds.stripe_refund_id = played.id)`,
  "the books agree with the provider's words": sql`
    select refunds.id from refunds join sandbox.refunds as played on played.id = stripe_refund_id
    where played.amount <> refunds.amount or played.status <> refunds.state`,
};
