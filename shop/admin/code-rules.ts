import { type SQL, sql } from 'drizzle-orm';

/** What must be true of discount codes (`broken-rules.ts`). */
export const codeRules: Record<string, SQL> = {
  'a discount is shared out among its orders, to the cent': sql`
    select transactions.id from transactions left join orders on transaction_id = transactions.id
    group by transactions.id having coalesce(sum(orders.discount), 0) <> max(transactions.discount)`,
  'what is taken off a payment, a code takes off': sql`
    select id from transactions where discount > 0
      and not exists (select 1 from code_uses where transaction_id = transactions.id)`,
  'the use of a code stands as its payment does': sql`
    select transactions.id from code_uses join transactions on transactions.id = transaction_id
    where case transactions.status
      when 'pending' then state <> 'reserved'
      when 'completed' then state not in ('kept', 'late')
      else state <> 'released' end`,
  'a code counts its uses': sql`
    select codes.id from codes left join code_uses
      on code_id = codes.id and state in ('reserved', 'kept')
    group by codes.id having count(transaction_id) <> max(uses)`,
  'a code is used no more often than it may be': sql`
    select id from codes where uses > most_uses`,
  'a family uses a code once, if it is for once': sql`
    select code_id as id from code_uses join codes on codes.id = code_id
    where codes.once_per_family and user_id is not null and state in ('reserved', 'kept')
    group by code_id, user_id having count(*) > 1`,
};
