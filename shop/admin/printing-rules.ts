import { sql } from 'drizzle-orm';

type Rules = Record<string, ReturnType<typeof sql>>;

/** What must be true of parcels at any moment (decision 133). */
export const PRINTING_RULES: Rules = {
  'a book that was sent is in one parcel': sql`
    select order_id as id from makings where stage in ('sent', 'in_production', 'shipped', 'delivered')
      and (select count(*) from print_job_lines as line
        where line.order_id = makings.order_id and is_live) <> 1`,
  'no parcel holds a book that is still checked': sql`
    select order_id as id from print_job_lines join makings using (order_id)
    where is_live and stage = 'checking'`,
  'no canceled book is printed': sql`
    select line.order_id as id from print_job_lines as line
      join makings on makings.order_id = line.order_id join print_jobs as job on job.id = line.job_id
    where is_live and makings.stage = 'cancelled'
      and job.state in ('in_production', 'shipped', 'delivered')`,
  'a parcel and its books are equally far': sql`
    select job.id from print_jobs as job join print_job_lines as line on line.job_id = job.id
      join makings on makings.order_id = line.order_id
    where is_live and makings.stage <> 'cancelled' and job.state <> 'cancelled'
      and not (makings.held_since is not null and makings.stage = 'stopped' and job.state = 'waiting')
      and makings.stage <> case job.state when 'waiting' then 'approved' when 'sending' then 'approved'
        when 'accepted' then 'sent' else job.state end`,
  'a stopped parcel holds no book': sql`
    select job.id from print_jobs as job where state = 'stopped' and exists (
      select 1 from print_job_lines as line where line.job_id = job.id and is_live)`,
  "a parcel that the printer has accepted has the printer's number": sql`
    select id from print_jobs where partner_id is null
      and state in ('accepted', 'in_production', 'shipped', 'delivered')`,
  'a stopped book says why': sql`
    select order_id as id from makings where stage = 'stopped' and reason is null and exists (
      select 1 from making_events as event where event.order_id = makings.order_id
        and event.stage = 'stopped' and event.note in ('address', 'printer', 'held')
        and event.number = (select max(number) from making_events as last
          where last.order_id = makings.order_id))`,
};

/** What depends on when it is asked. */
export const printingRulesAt = (moment: ReturnType<typeof sql>): Rules => ({
  'no book whose files are made waits an hour for its parcel': sql`
    select makings.order_id as id from makings join print_files using (order_id)
      join orders on orders.id = makings.order_id
    where stage = 'approved' and print_files.state = 'made' and orders.ship_to is not null
      and greatest(made_at, (select max(at) from making_events as event
        where event.order_id = makings.order_id and event.stage = 'approved')) < ${moment} - interval '1 hour'
      and not exists (select 1 from printing_hold)
      and not exists (select 1 from print_job_lines as line
        where line.order_id = makings.order_id and is_live)
      and not exists (select 1 from orders as beside join makings as stages on stages.order_id = beside.id
        left join print_files as files on files.order_id = beside.id
        where beside.transaction_id = orders.transaction_id and beside.ship_to = orders.ship_to
          and (stages.stage = 'checking' or stages.stage = 'approved' and files.state is distinct from 'made'))`,
});

/** The parcels of the sandbox's printer that would be printed. */
const printed = sql`(
  select job.id, job.created, job.status, line ->> 'external_id' as order_id,
    job.request -> 'line_items' -> (place - 1)::int -> 'printable_normalization' as files
  from sandbox.print_jobs as job, jsonb_array_elements(job.lines) with ordinality as lines (line, place)
  where job.status not in ('CANCELED', 'REJECTED', 'ERROR'))`;

/** With the sandbox's printer its own list is at hand. Books that it was never sent are not its to judge. */
export const PRINTER_RULES: Rules = {
  'no book is at the printer more often than it was wanted': sql`
    select order_id as id from ${printed} as printed group by order_id
    having count(*) > 1 + coalesce((select reprints from makings
      where makings.order_id::text = printed.order_id), 0)`,
  'no book was sent before it was approved': sql`
    select printed.order_id as id from ${printed} as printed
    where exists (select 1 from makings where makings.order_id::text = printed.order_id)
      and not exists (select 1 from making_events as event where event.order_id::text = printed.order_id
        and event.stage = 'approved' and event.at <= printed.created)`,
  // Before that it may be canceled in the very moment in which it is ordered, and is taken out again.
  'no canceled book is printed at the printer': sql`
    select printed.order_id as id from ${printed} as printed
      join makings on makings.order_id::text = printed.order_id
    where makings.stage = 'cancelled' and makings.reprints = 0
      and printed.status in ('PRODUCTION_READY', 'IN_PRODUCTION', 'SHIPPED', 'DELIVERED')`,
  'what the printer has is what was made': sql`
    select printed.order_id as id from ${printed} as printed
      join print_files on print_files.order_id::text = printed.order_id
    where files #>> '{interior,source_md5sum}' is distinct from interior_md5
      or files #>> '{cover,source_md5sum}' is distinct from cover_md5`,
};
