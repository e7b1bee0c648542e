import { type SQL, sql } from 'drizzle-orm';
import { queuedJobs } from '#database/queued-jobs.ts';

/** What must be true of events for others (`broken-rules.ts`). */
export const webhookRules: Record<string, SQL> = {
  'an event is on its way, or has arrived, or was given up': sql`
    select id from webhook_deliveries where state = 'waiting' and not exists (
      select 1 from ${queuedJobs} as job
      where job.payload ->> 'deliveryId' = webhook_deliveries.id::text and attempts < max_attempts)`,
  'an event names nobody': sql`
    select id from webhook_deliveries
    where exists (select 1 from jsonb_object_keys(payload::jsonb -> 'data') as field
        where field not in ('order_id', 'transaction_id', 'book_id', 'quantity', 'total_amount',
          'discount', 'currency', 'stage', 'refund'))`,
};
