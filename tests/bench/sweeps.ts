import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import type { PaymentProvider } from '#shop/checkout/payment-provider.ts';
import { forgetArrived } from '#shop/orders/forget-buyer.ts';
import type { PrintPartner } from '#shop/print-partner.ts';
import { forgetAddresses } from '#shop/printing/forget-addresses.ts';
import { queueForgottenPrintFiles } from '#shop/printing/queue-forgotten.ts';
import { reconcilePrinting } from '#shop/printing/reconcile-printing.ts';
import { removeOldPrintFiles } from '#shop/printing/remove-print-files.ts';
import { reconcileRefunds } from '#shop/refunds/reconcile-refunds.ts';
import type { Figures } from './figures.ts';

/** Nobody is to be asked: there is nothing to do, and looking for it is what is measured. */
const nobody = <Service extends object>(): Service =>
  new Proxy({} as Service, {
    get: (_, call) => () =>
      Promise.reject(new Error(`A sweep that has nothing to do calls ${String(call)}`)),
  });

/** What the clock looks for each minute, over 300,000 books of a year of which nothing is due. */
export async function benchSweeps(database: Database, figures: Figures): Promise<void> {
  await shelveTitles(database);
  await fill(database);
  const now = new Date();
  const printing = {
    database,
    printer: nobody<PrintPartner>(),
    publicUrl: 'http://127.0.0.1:9',
    leastMargin: 600,
  };
  await figures.measure('select 1', 200, () => database.pool.query('select 1'));
  await figures.measure('each minute: printing', 20, () => reconcilePrinting(printing, now));
  await figures.measure('each minute: refunds', 20, () =>
    reconcileRefunds({ database, payments: nobody<PaymentProvider>() }, now),
  );
  await figures.measure('each ten minutes: files that are over', 20, () =>
    removeOldPrintFiles(database, now),
  );
  await figures.measure('each ten minutes: files that were forgotten', 20, () =>
    queueForgottenPrintFiles(database),
  );
  await figures.measure('each hour: readers and addresses', 5, () =>
    inTransaction(database, async (tx) => {
      await forgetAddresses(tx);
      await forgetArrived(tx, now);
    }),
  );
}

/** One book a payment: 200 being ordered, 9,500 on their way, 8,900 canceled and given back; the others have arrived. */
async function fill({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  const run = (sql: string) => client.query(sql);
  try {
    await run(`
      create temporary table books as select gen_random_uuid() as id, gen_random_uuid() as payment,
        gen_random_uuid() as job, n, case when n <= 300 then 'checking' when n <= 500 then 'approved'
          when n <= 1500 then 'sent' when n <= 3000 then 'in_production' when n <= 10000 then 'shipped'
          when n <= 10100 then 'stopped' when n <= 19000 then 'cancelled' else 'delivered' end as stage,
        now() - case when n <= 3000 then random() * interval '2 days'
          when n <= 10000 then interval '2 days' + random() * interval '8 days'
          else interval '10 days' + random() * interval '355 days' end as bought
      from generate_series(1, 300000) n`);
    await run(`insert into users (name, email) values ('Customer', 'customer@example.com')`);
    await run(`
      insert into transactions (id, user_id, amount, status, stripe_session_id)
      select payment, users.id, 3299, 'completed', 'cs_' || n from books, users`);
    await run(`
      insert into orders (id, user_id, transaction_id, book_id, book_title, book_price, quantity,
        total_amount, status, reader, ship_to, created_at)
      select books.id, users.id, payment, 1, 'The Goose on Bus Nine', 3299, 1, 3299, 'completed',
        '{"name": "Zoe"}', '{"countryCode": "US"}', bought from books, users`);
    await run(`
      insert into book_makings (order_id, status, failure, made_at, keeps_pages)
      select id, case when stage = 'cancelled' then 'failed' else 'made' end,
        case when stage = 'cancelled' then 'The book was canceled' end,
        case when stage <> 'cancelled' then bought end, true from books`);
    await run(`
      insert into makings (order_id, stage, checking_since, checking_until)
      select id, stage, bought, bought + interval '1 day' from books`);
    await run(`
      insert into making_events (order_id, number, stage, at, by)
      select id, 1, 'checking', bought, 'shop' from books union all
      select id, 2, 'approved', bought, 'shop' from books where stage <> 'checking' union all
      select id, 3, 'shipped', bought + interval '2 days', 'shop' from books
        where stage in ('shipped', 'delivered') union all
      select id, 4, 'delivered', bought + interval '8 days', 'shop' from books where stage = 'delivered'`);
    await run(`
      insert into print_files (order_id, state, interior_md5, cover_md5, made_at, removed_at)
      select id, 'made', 'a', 'b', bought, case when stage = 'cancelled' or stage = 'delivered'
        and bought < now() - interval '31 days' then now() end from books where stage <> 'checking'`);
    await run(`
      insert into print_jobs (id, transaction_id, external_id, state, partner_id, shipping_level, ship_to,
        tries, tried_at, heard_at, shipped_at, arrives_until, created_at)
      select job, payment, 'wl-' || id || '-1', case stage when 'approved' then 'sending'
          when 'sent' then 'accepted' else stage end,
        case when stage <> 'approved' then n end, 'MAIL', '{"countryCode": "US"}', 1, now(),
        case when stage = 'cancelled' then bought else now() end,
        case when stage in ('shipped', 'delivered') then bought + interval '2 days' end,
        (bought + interval '20 days')::date, bought
      from books where stage <> 'checking' and (stage <> 'cancelled' or n % 3 = 0)`);
    await run(`
      insert into print_job_lines (job_id, order_id, is_live)
      select print_jobs.id, books.id, state not in ('cancelled', 'stopped')
      from print_jobs join books on job = print_jobs.id`);
    await run(`
      insert into refunds (transaction_id, order_id, amount, reason, state)
      select payment, id, 3299, 'family_cancelled', 'succeeded' from books where stage = 'cancelled'`);
  } finally {
    client.release();
  }
  await pool.query('vacuum analyze');
}
