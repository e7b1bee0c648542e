import { type SQL, sql } from 'drizzle-orm';
import { queuedJobs } from '#database/queued-jobs.ts';
import { GIFT_CARD } from '#vocabulary/sentences/gift-cards.ts';

/** What must be true of gift cards (`broken-rules.ts`): one ledger, in which each cent is owed, used or given back. */
export const giftCardRules: Record<string, SQL> = {
  'no gift card is worth less than nothing, or more than was paid for it': sql`
    select id from gift_cards where balance < 0 or balance > amount`,
  'what is left on a gift card is the sum of its movements': sql`
    select gift_cards.id from gift_cards left join gift_card_movements on card_id = gift_cards.id
    group by gift_cards.id
    having coalesce(sum(gift_card_movements.amount), 0) <> max(gift_cards.balance)`,
  'a paid gift card has its money once': sql`
    select payment.id from gift_card_payments as payment
    left join gift_cards on gift_cards.payment_id = payment.id
    left join gift_card_movements as issue
      on issue.card_id = gift_cards.id and issue.kind = 'issued' and issue.amount = payment.amount
    where payment.status = 'completed'
    group by payment.id having count(issue.id) <> 1`,
  'a gift card has been paid for': sql`
    select gift_cards.id from gift_cards join gift_card_payments as payment on payment.id = payment_id
    where payment.status <> 'completed' or payment.amount <> gift_cards.amount`,
  'a completed payment of a gift card has its session at the provider': sql`
    select id from gift_card_payments where status = 'completed' and stripe_session_id is null`,
  'what a gift card paid has come back from every payment that came to nothing': sql`
    select transactions.id from gift_card_movements
    join transactions on transactions.id = transaction_id
    where transactions.status in ('failed', 'expired')
    group by transactions.id having sum(gift_card_movements.amount) <> 0`,
  'what a gift card pays of a payment is off it': sql`
    select transactions.id from transactions
    left join gift_card_movements as movement
      on movement.transaction_id = transactions.id and movement.order_id is null
    where transactions.status in ('pending', 'completed')
      and (transactions.paid_by_card > 0 or movement.id is not null)
    group by transactions.id
    -- Money that came after all finds what the card has left by then.
    having -coalesce(sum(movement.amount), 0) > max(paid_by_card)
      or max(transactions.status) = 'pending' and -coalesce(sum(movement.amount), 0) < max(paid_by_card)`,
  'what a gift card pays is shared out among the orders, to the cent': sql`
    select transactions.id from transactions join orders on transaction_id = transactions.id
    group by transactions.id
    having sum(orders.paid_by_card) <> max(transactions.paid_by_card)`,
  'no more comes back to a gift card of an order than it paid': sql`
    select order_id as id from gift_card_movements join orders on orders.id = order_id
    group by order_id having sum(amount) > max(orders.paid_by_card)`,
  'no more comes back to a gift card than a payment took from it': sql`
    select card_id as id from gift_card_movements where transaction_id is not null
    group by card_id, transaction_id having sum(amount) > 0`,
  'a paid gift card has its letters': sql`
    select payment.id from gift_card_payments as payment
    where status = 'completed'
      and (recipient_email is not null and not exists (select 1 from gift_card_mails as mail
          where mail.payment_id = payment.id and kind = 'card')
        or user_id is not null and not exists (select 1 from gift_card_mails as mail
          where mail.payment_id = payment.id and kind = 'receipt'))`,
  'a letter about a gift card has been sent, or a job sends it': sql`
    select id from gift_card_mails where sent_at is null and not exists (
      select 1 from ${queuedJobs} as job
      where job.payload ->> 'mailId' = gift_card_mails.id::text and attempts < max_attempts)`,
};

/** The line of each card that was sold, as the provider has it in its ledger. */
export const soldCards = sql`
  select stripe_session_id, ${GIFT_CARD.title}::text, amount, 1, amount from gift_card_payments
  where status = 'completed'
    and stripe_session_id in (select id from sandbox.checkout_sessions)`;

/** With the sandbox's payments at hand. */
export const giftCardLedgerRules: typeof giftCardRules = {
  'nobody can pay for a gift card that has ended': sql`
    select stripe_session_id as id from gift_card_payments
    join sandbox.checkout_sessions as page on page.id = stripe_session_id
    where gift_card_payments.status in ('failed', 'expired') and page.status = 'open'`,
};
