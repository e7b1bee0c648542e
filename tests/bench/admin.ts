import type { Database } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { daysInFigures } from '#shop/admin/days-in-figures.ts';
import { findAnyOrder } from '#shop/admin/find-any-order.ts';
import { listAllOrders } from '#shop/admin/list-all-orders.ts';
import { listProfiles } from '#shop/admin/list-profiles.ts';
import { orderStats } from '#shop/admin/order-stats.ts';
import { whatWaits } from '#shop/admin/what-waits.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { assertUnused, findCode } from '#shop/codes/find-code.ts';
import { listCodes } from '#shop/codes/list-codes.ts';
import { cardTotals, listAllCards } from '#shop/gift-cards/gift-cards-in-office.ts';
import { countPrintJobs, listPrintJobs } from '#shop/printing/list-print-jobs.ts';
import { countInOffice, listInOffice } from '#shop/reviews/list-in-office.ts';
import { listDeliveries } from '#shop/webhooks/list-deliveries.ts';
import { BOOK_CANCELED } from '#vocabulary/printed-books.ts';
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
      insert into transactions (user_id, amount, status, updated_at)
      select ids[1 + n % 100000], 3299,
        (array['completed', 'completed', 'completed', 'pending', 'failed', 'expired'])[1 + n % 6],
        now() - random() * interval '900 days'
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
  // One paid order in ten had something given back, in part.
  await database.pool.query(`
    insert into refunds (transaction_id, order_id, amount, reason, why, state, stripe_refund_id)
    select transaction_id, id, 500, 'goodwill', 'A bent corner', 'succeeded', 're_' || id
    from orders where status = 'completed' and id::text < '19'`);
  await fillMorning(database);
  await fillTheDesk(database);
  await fillGiftCards(database);
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
  await figures.measure('admin: what waits, of every kind', 10, () => whatWaits(db, new Date()));
  await figures.measure('admin: seven days in figures', 10, () => daysInFigures(db, new Date()));
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
    await listPrintJobs(db, page);
  });
  await figures.measure('admin: reviews that wait, of 200,000', 10, async () => {
    await countInOffice(db);
    await listInOffice(db, { ...page, state: 'waiting' });
  });
  await figures.measure('admin: first page of 50,000 gift cards', 10, async () => {
    await cardTotals(db);
    await listAllCards(db, page);
  });
  await figures.measure('admin: first page of 50,000 events', 10, () => listDeliveries(db, page));
}

/** What has become of the paid books: nearly all arrived, a hundred of each kind that waits for somebody. */
async function fillMorning({ pool }: Database): Promise<void> {
  await pool.query(`
    insert into book_makings (order_id, status, made_at, failure)
    select id, case when n % 100 = 0 then 'failed' else 'made' end, case when n % 100 > 0 then created_at end,
      case when n % 2500 = 0 then 'The paper ran out' when n % 100 = 0 then '${BOOK_CANCELED}' end
    from (select *, row_number() over () as n from orders where status = 'completed') as paid`);
  await pool.query(`
    insert into makings (order_id, stage, checking_since, checking_until)
    select id, case when n % 2500 = 1 then 'stopped' when n % 100 = 0 then 'cancelled' else 'delivered' end,
      created_at, created_at + interval '1 day'
    from (select *, row_number() over () as n from orders where status = 'completed') as paid`);
  await pool.query(`
    insert into making_events (order_id, number, stage, by, at)
    select order_id, n, (array['approved', 'shipped'])[n], 'shop',
      checking_since + n * interval '2 days'
    from makings, generate_series(1, 2) as n`);
  await pool.query(`
    insert into print_files (order_id, state, interior_md5, cover_md5, created_at)
    select order_id, case when n % 2500 = 2 then 'refused' else 'made' end, 'a', 'b', checking_until
    from (select *, row_number() over () as n from makings where stage <> 'cancelled') as made`);
  await pool.query(`update makings set stage = 'stopped' from print_files
    where print_files.order_id = makings.order_id and state = 'refused'`);
  await pool.query(`
    with sent as (
      insert into print_jobs (transaction_id, external_id, state, shipping_level, created_at)
      select transaction_id, 'wl-' || orders.id || '-1',
        case stage when 'stopped' then 'stopped' else 'delivered' end, 'MAIL', checking_until
      from makings join orders on orders.id = order_id where stage in ('delivered', 'stopped')
      returning id, external_id, state)
    insert into print_job_lines (job_id, order_id, is_live)
    select id, substr(external_id, 4, 36)::uuid, state <> 'stopped' from sent`);
  await pool.query(`
    insert into refunds (transaction_id, order_id, amount, reason, state, created_at)
    select transaction_id, orders.id, 3299, 'admin_cancelled',
      case when random() < 0.02 then 'failed' else 'succeeded' end, checking_until
    from makings join orders on orders.id = order_id where stage = 'cancelled'`);
  await pool.query(`
    with made as (insert into webhook_endpoints (url, events, secret)
      values ('https://example.com', '{order.paid}', 'whsec_') returning id)
    insert into webhook_deliveries (endpoint_id, event_id, type, payload, state, answer_status, created_at)
    select made.id, gen_random_uuid(), 'order.paid', '{}',
      case when n % 500 = 0 then 'failed' else 'delivered' end, case when n % 500 = 0 then 500 else 200 end,
      now() - random() * interval '30 days'
    from made, generate_series(1, 50000) as n`);
}

/** What the desk shows besides: letters of every paid order, and acts on one of twenty. */
async function fillTheDesk({ pool }: Database): Promise<void> {
  const paid = `from orders where status = 'completed'`;
  for (const rows of [
    `payment_mails (transaction_id, kind, queued_at, sent_at)
      select transaction_id, 'confirmed', created_at, created_at ${paid}`,
    `making_mails (order_id, kind, queued_at, sent_at)
      select id, kind, created_at, created_at
      from orders, (values ('checking_ends'), ('shipped'), ('arrived')) letters (kind)
      where status = 'completed'`,
    `reviews (book_id, user_id, stars, words, state, written_at)
      select distinct on (user_id, book_id) book_id, user_id, 1 + get_byte(uuid_send(id), 0) % 5, 'She laughed at the goose.',
        case when id::text < '01' then 'waiting' else 'shown' end, created_at ${paid}`,
    `audit_entries (act, by_name, order_id, at)
      select 'letter_sent_again', 'Ada', id, created_at ${paid} and random() < 0.05`,
  ]) {
    await pool.query(`insert into ${rows}`);
  }
}

/** A third of each is used. */
async function fillGiftCards({ pool }: Database): Promise<void> {
  await pool.query(`
    with paid as (
      insert into gift_card_payments (user_id, status, amount, recipient, created_at)
      select user_id, 'completed', 5000, 'Nana', created_at from orders limit 50000 returning id, amount, created_at
    )
    insert into gift_cards (payment_id, amount, balance, created_at)
    select id, amount, amount - 1650, created_at from paid`);
}
