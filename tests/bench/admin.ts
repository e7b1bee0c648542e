import type { Database } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { listAllOrders } from '#shop/admin/list-all-orders.ts';
import { listProfiles } from '#shop/admin/list-profiles.ts';
import { orderStats } from '#shop/admin/order-stats.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { assertUnused, findCode } from '#shop/codes/find-code.ts';
import { listCodes } from '#shop/codes/list-codes.ts';
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
  await database.pool.query(`
    with made as (
      insert into codes (code, percent, once_per_family, most_uses, uses)
      select 'CODE-' || n, 10, true, 100, 5 from generate_series(1, 20000) n returning id
    ), numbered as (select array_agg(id) as ids from made),
    used as (select id, user_id, row_number() over () as n from transactions limit 100000)
    insert into code_uses (transaction_id, code_id, user_id, once_per_family, state)
    select id, ids[1 + n % 20000], user_id, false, 'kept' from used, numbered`);
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
  const page = { page: 1, pageSize: 50 };
  await figures.measure('admin: first page of 20,000 codes', 10, () =>
    listCodes(db, { ...page, search: '' }),
  );
  await figures.measure('admin: codes that begin so', 10, () =>
    listCodes(db, { ...page, search: 'CODE-1999' }),
  );
  await figures.measure('a discount code is found among 20,000', 50, async () => {
    const code = await findCode(db, 'code-19999', [1], new Date());
    await assertUnused(db, { userId: crypto.randomUUID() } as Caller, code);
  });
  await figures.measure('admin: first page of users', 10, () =>
    listProfiles(db, { page: 1, pageSize: 10, search: '' }),
  );
}
