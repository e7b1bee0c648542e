import { sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { queuedJobs } from '#database/queued-jobs.ts';
import { ACCOUNT_DELETED } from '#vocabulary/printed-books.ts';
import { codeRules } from './code-rules.ts';
import { erasureRules, erasureRulesAt } from './erasure-rules.ts';
import { giftCardLedgerRules, giftCardRules, soldCards } from './gift-card-rules.ts';
import { PRINTER_RULES, PRINTING_RULES, printingRulesAt } from './printing-rules.ts';
import { refundLedgerRules, refundRules, refundRulesAt } from './refund-rules.ts';
import { reprintRules } from './reprint-rules.ts';
import { reviewRules, reviewRulesAt } from './review-rules.ts';
import { webhookRules } from './webhook-rules.ts';

/** Something that must never be, found: `id` names the row or file, never a person. */
export type BrokenRule = { rule: string; id: string };

/**
 * What must be true of the shop's rows at any moment, whatever was killed and whenever (specification,
 * sections 4 and 9; the mission: a shop that loses no order). Each query answers the ids that break it.
 * Much of it the database enforces by itself; it is asked again, because a constraint can be dropped.
 */
const RULES: Record<string, ReturnType<typeof sql>> = {
  'a payment is worth the sum of its orders, less its discount and what a gift card paid': sql`
    select transactions.id from transactions left join orders on transaction_id = transactions.id
    group by transactions.id
    having coalesce(sum(total_amount), 0)
      <> max(amount + transactions.discount + transactions.paid_by_card)`,
  'a payment and its orders have one status': sql`
    select orders.id from orders join transactions on transactions.id = transaction_id
    where orders.status <> transactions.status`,
  'a completed payment has its session at the provider, if anything was left to pay': sql`
    select id from transactions
    where status = 'completed' and (stripe_session_id is null) <> (amount = 0)`,
  'a completed order has its book, or a job that makes it': sql`
    select orders.id from orders left join book_makings on order_id = orders.id
    where orders.status = 'completed' and (book_makings.status is null
      or book_makings.status = 'waiting' and reader is not null and not exists (
        select 1 from ${queuedJobs} as job
        where job.payload ->> 'orderId' = orders.id::text))`,
  'no paid book waits for a photo whose file is gone': sql`
    select order_id as id from book_makings 
    where status = 'waiting' and photo_missing_since is not null`,
  'the history of a book begins with its checking': sql`
    select order_id as id from makings where not exists (select 1 from making_events
      where making_events.order_id = makings.order_id and number = 1 and making_events.stage = 'checking')`,
  'the history of a book ends where the book is': sql`
    select makings.order_id as id from makings where stage is distinct from (
      select stage from making_events where making_events.order_id = makings.order_id
      order by number desc limit 1)`,
  'a book is approved once': sql`
    select order_id as id from making_events as event where stage = 'approved'
      and note is null group by order_id having count(*) > 1`,
  'an approved book is made, and its drawn pages are kept': sql`
    select makings.order_id as id from makings join book_makings using (order_id)
    where stage in ('approved', 'sent', 'in_production', 'shipped', 'delivered')
      and (book_makings.status <> 'made' or not keeps_pages)`,
  "an approved book has its printer's files, or a job that makes them": sql`
    select makings.order_id as id from makings join orders on orders.id = makings.order_id
      left join print_files on print_files.order_id = makings.order_id
    where makings.stage = 'approved' and reader is not null
      and (print_files.state is null or print_files.state = 'waiting' and not exists (
        select 1 from ${queuedJobs} as job
        where job.task = 'make_print_files'
          and job.payload ->> 'orderId' = makings.order_id::text))`,
  'what went to the printer had passed our own look': sql`
    select makings.order_id as id from makings left join print_files using (order_id)
    where stage in ('sent', 'in_production', 'shipped', 'delivered')
      and (state is distinct from 'made' or preflight ->> 'passed' = 'false')`,
  'nothing of a book was corrected after its approval but where it goes': sql`
    select event.order_id as id from making_events as event
    where stage <> 'checking' and note is not null and by = 'family'
      and note not in ('ship_to', ${sql.raw(`'${ACCOUNT_DELETED}'`)})`,
  'an unpaid order is not checked': sql`
    select order_id as id from makings join orders on orders.id = order_id
    where orders.status <> 'completed'`,
  'an unpaid order has no book': sql`
    select order_id as id from book_makings join orders on orders.id = order_id
    where orders.status <> 'completed'`,
  'a completed payment has its letter': sql`
    select transactions.id from transactions where status = 'completed' and user_id is not null
      and not exists (select 1 from payment_mails
        where transaction_id = transactions.id and kind = 'confirmed')`,
  'at most one letter per payment and kind': sql`
    select transaction_id as id from payment_mails group by transaction_id, kind having count(*) > 1`,
  'one open attempt per family and lines': sql`
    select user_id as id from checkout_attempts where closed_at is null
    group by user_id, lines_digest having count(*) > 1`,
  'one payable order per family, book and child': sql`
    select user_id as id from orders where status = 'pending'
    group by user_id, book_id, for_child_id having user_id is not null and for_child_id is not null and count(*) > 1`,
  'one line per cart, book and child': sql`
    select cart_id as id from cart_items group by cart_id, book_id, child_id having count(*) > 1`,
  'one cart per family': sql`
    select user_id as id from carts group by user_id having count(*) > 1`,
  'a pending preview has a job that makes it': sql`
    select id from book_previews where status = 'pending' and not exists (
      select 1 from ${queuedJobs} as job
      where job.payload ->> 'previewRequestId' = preview_request_id::text)`,
  ...codeRules,
  ...refundRules,
  ...reprintRules,
  ...erasureRules,
  ...reviewRules,
  ...webhookRules,
  ...giftCardRules,
  'a letter has been sent, or a job sends it': sql`
    select id from payment_mails where sent_at is null and not exists (
      select 1 from ${queuedJobs} as job
      where job.payload ->> 'mailId' = payment_mails.id::text and attempts < max_attempts)`,
  'a letter about a book has been sent, or a job sends it': sql`
    select id from making_mails where sent_at is null and not exists (
      select 1 from ${queuedJobs} as job
      where job.payload ->> 'mailId' = making_mails.id::text and attempts < max_attempts)`,
  'a letter that is sent once more has been sent, or a job sends it': sql`
    select id from letter_repeats where sent_at is null and not exists (
      select 1 from ${queuedJobs} as job
      where job.payload ->> 'repeatId' = letter_repeats.id::text and attempts < max_attempts)`,
};

/** What depends on when it is asked. */
const rulesAt = (moment: ReturnType<typeof sql>): typeof RULES => ({
  ...refundRulesAt(moment),
  ...erasureRulesAt(moment),
  ...reviewRulesAt(moment),
  'no preview is pending for over 15 minutes': sql`
    select id from book_previews
    where status = 'pending' and requested_at < ${moment} - interval '15 minutes'`,
  'no made book is checked for 15 minutes longer than was said': sql`
    select order_id as id from makings join book_makings using (order_id)
    where stage = 'checking' and book_makings.status = 'made'
      and greatest(checking_until, made_at) < ${moment} - interval '15 minutes'`,
});

/**
 * With the sandbox's payments, their ledger is at hand: what was paid is what was ordered, to the cent. Sessions that
 * the sandbox does not know are not its to judge: what nobody paid in the demo family's story, or an earlier life with real payments.
 */
const LEDGER_RULES: typeof RULES = {
  ...refundLedgerRules,
  'the provider charges what a payment is worth': sql`
    select transactions.id from transactions
    join sandbox.checkout_sessions as page on page.id = stripe_session_id
    where page.amount_total <> amount`,
  ...giftCardLedgerRules,
  'what was paid is ordered, line for line': sql`
    select session_id as id from (
      select session_id, description, unit_amount, quantity, amount from sandbox.ledger
      except all
      select stripe_session_id, book_title, book_price, quantity, total_amount
      from orders join transactions on transactions.id = transaction_id
      where orders.status = 'completed'
      except all ${soldCards}) as missing`,
  'what is ordered was paid, line for line': sql`
    select stripe_session_id as id from (
      select stripe_session_id, book_title, book_price, quantity, total_amount
      from orders join transactions on transactions.id = transaction_id
      where orders.status = 'completed'
        and stripe_session_id in (select id from sandbox.checkout_sessions)
      union all (${soldCards})
      except all
      select session_id, description, unit_amount, quantity, amount from sandbox.ledger) as unpaid`,
  'nobody can pay for what has ended': sql`
    select stripe_session_id as id from transactions
    join sandbox.checkout_sessions as page on page.id = stripe_session_id
    where transactions.status in ('failed', 'expired') and page.status = 'open'`,
};

/**
 * The rules that these rows break; an empty list is a healthy shop.
 * @param at when the rows were as they are, where they are those of a backup
 */
export async function findBrokenRules(db: Reads, at?: Date): Promise<BrokenRule[]> {
  const moment = at ? sql`${at.toISOString()}::timestamptz` : sql`now()`;
  const broken: BrokenRule[] = [];
  const { rows: ledger } = await db.execute(sql`select to_regclass('sandbox.ledger') as there`);
  const { rows: printer } = await db.execute(
    sql`select to_regclass('sandbox.print_jobs') as there`,
  );
  const rules = {
    ...RULES,
    ...rulesAt(moment),
    ...(ledger[0]?.there ? LEDGER_RULES : {}),
    ...PRINTING_RULES,
    ...printingRulesAt(moment),
    ...(printer[0]?.there ? PRINTER_RULES : {}),
  };
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await db.execute<{ id: string }>(query);
    broken.push(...rows.map(({ id }) => ({ rule, id: String(id) })));
  }
  return broken;
}
