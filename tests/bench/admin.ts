import type { Database } from '#database/connect.ts';
import { findAnyOrder } from '#shop/admin/find-any-order.ts';
import { listAllOrders } from '#shop/admin/list-all-orders.ts';
import { listProfiles } from '#shop/admin/list-profiles.ts';
import { orderStats } from '#shop/admin/order-stats.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { countPrintJobs, listPrintJobs } from '#shop/printing/list-print-jobs.ts';
import type { Figures } from './figures.ts';

/** The back office over 100,000 users and 500,000 orders. */
export async function benchAdmin(database: Database, figures: Figures): Promise<void> {
  await shelveTitles(database);
  await database.pool.query(`
    with people as (
      insert into users (name, email) select 'Customer ' || n, n || '@example.com'
      from generate_series(1, 100000) n returning id, name
    )
    insert into profiles (id, name, created_at)
    select id, name, now() - random() * interval '900 days' from people`);
  await database.pool.query(`
    with buyers as (select array_agg(id) as ids from users),
    payments as (
      insert into transactions (user_id, amount, status)
      select ids[1 + n % 100000], 3299,
        (array['completed', 'completed', 'completed', 'pending', 'failed', 'expired'])[1 + n % 6]
      from generate_series(1, 500000) n, buyers returning id, user_id, amount, status
    )
    insert into orders (user_id, transaction_id, book_id, book_title, book_price, quantity,
      total_amount, status, reader, created_at)
    select user_id, id, 1, 'The Goose on Bus Nine', amount, 1, amount, status,
      '{"name": "Zoe"}', now() - random() * interval '900 days' from payments`);
  // One paid order in ten had something given back, in part.
  await database.pool.query(`
    insert into refunds (transaction_id, order_id, amount, reason, why, state, stripe_refund_id)
    select transaction_id, id, 500, 'goodwill', 'A bent corner', 'succeeded', 're_' || id
    from orders where status = 'completed' and id::text < '19'`);
  await fillWhatFollows(database);
  // As autovacuum leaves it: totals then read an index alone.
  await database.pool.query('vacuum analyze');

  const db = database.orm;
  await figures.measure('admin: totals over 500,000 orders', 10, () => orderStats(db));
  await figures.measure('admin: first page of orders', 10, () =>
    listAllOrders(db, { page: 1, pageSize: 10, search: '' }),
  );
  await figures.measure('admin: failed orders', 10, () =>
    listAllOrders(db, { page: 1, pageSize: 10, search: '', status: 'failed' }),
  );
  await figures.measure('admin: orders by a customer’s name', 5, () =>
    listAllOrders(db, { page: 1, pageSize: 10, search: 'Customer 99999' }),
  );
  await figures.measure('admin: first page of users', 10, () =>
    listProfiles(db, { page: 1, pageSize: 10, search: '' }),
  );
  const { orders } = await listAllOrders(db, {
    ...{ page: 7, pageSize: 10, search: '', status: 'completed' },
  });
  const [order] = orders;
  await figures.measure('admin: an order by itself', 20, () =>
    findAnyOrder(db, order!.id, new Date()),
  );
  await figures.measure('admin: the orders of one family', 20, () =>
    listAllOrders(db, { page: 1, pageSize: 10, search: '', userId: order!.userId! }),
  );
  await figures.measure('admin: first page of parcels', 10, async () => {
    await countPrintJobs(db);
    await listPrintJobs(db, { page: 1, pageSize: 50 });
  });
}

/** Half of the orders are paid for: each has its book, which has arrived, its history, its letters and its parcel. */
async function fillWhatFollows({ pool }: Database): Promise<void> {
  const paid = `from orders where status = 'completed'`;
  for (const rows of [
    `book_makings (order_id, status, made_at, keeps_pages) select id, 'made', created_at, true ${paid}`,
    `makings (order_id, stage, checking_since, checking_until)
     select id, 'delivered', created_at, created_at + interval '1 day' ${paid}`,
    `making_events (order_id, number, stage, by, at)
     select id, number, (array['checking', 'approved', 'sent', 'shipped', 'delivered'])[number], 'shop',
       created_at + number * interval '1 day'
     from orders, generate_series(1, 5) number where status = 'completed'`,
    `payment_mails (transaction_id, kind, queued_at, sent_at)
     select transaction_id, 'confirmed', created_at, created_at ${paid}`,
    `making_mails (order_id, kind, queued_at, sent_at)
     select id, kind, created_at, created_at
     from orders, (values ('checking_ends'), ('shipped'), ('arrived')) letters (kind)
     where status = 'completed'`,
    `print_files (order_id, state, interior_md5, cover_md5, preflight, made_at)
     select id, 'made', 'a', 'b', '{"passed": true, "rules": []}', created_at ${paid}`,
    `print_jobs (id, transaction_id, external_id, state, shipping_level, created_at)
     select id, transaction_id, 'wl-' || id || '-1', 'delivered', 'MAIL', created_at ${paid}`,
    `print_job_lines (job_id, order_id) select id, id ${paid}`,
    `audit_entries (act, by_name, order_id, at)
     select 'letter_sent_again', 'Ada', id, created_at ${paid} and random() < 0.05`,
  ]) {
    await pool.query(`insert into ${rows}`);
  }
}
