import type { Database } from '#database/connect.ts';
import { listAllOrders } from '#shop/admin/list-all-orders.ts';
import { listProfiles } from '#shop/admin/list-profiles.ts';
import { orderStats } from '#shop/admin/order-stats.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
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
}
