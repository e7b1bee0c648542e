import { expect, test } from 'vitest';
import { stripeClient, stripePayments } from '#services/stripe/stripe-payments.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { listRefunds } from '#shop/orders/list-refunds.ts';
import { askForRefund } from '#shop/refunds/ask-for-refund.ts';
import { cancelAsAdmin } from '#shop/refunds/cancel-as-admin.ts';
import { newCaller } from '#tests/support/family.ts';
import { runSandbox } from '#tests/support/run-sandbox.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { listedTitles } from '#titles/find-title.ts';
import { seedDemoShop } from './demo-shop.ts';

const testDatabase = await openTestDatabase();
const database = testDatabase.connect();

test('a shop with titles on its shelf becomes a believable small shop', async () => {
  await shelveTitles(database);
  await seedDemoShop(testDatabase.url);
  const { rows: people } = await database.pool.query(
    'select email, user_type from users join profiles using (id) order by email',
  );
  expect(people).toEqual([
    { email: 'admin@example.com', user_type: 'admin' },
    { email: 'grandparent@example.com', user_type: 'parent' },
    { email: 'parent@example.com', user_type: 'parent' },
  ]);
  const { rows: books } = await database.pool.query('select slug from books order by id');
  expect(books.map((book) => book.slug)).toEqual(listedTitles.map(({ words }) => words.slug));
  const { rows: orders } = await database.pool.query(
    `select status, ship_to ->> 'recipient' as recipient, count(distinct book_id)::int as books from orders
     group by 1, 2 order by 1, 2`,
  );
  expect(orders).toEqual([
    { status: 'completed', recipient: 'Hanna Lind', books: 1 },
    { status: 'completed', recipient: 'Tilda Berg', books: 1 },
    ...['expired', 'failed', 'pending'].map((status) => ({
      ...{ status, recipient: 'Hanna Lind' },
      books: 1,
    })),
  ]);
});

test('its family shows all that a family can have here', async () => {
  const { rows } = await database.pool.query(`
    select plan,
      (select count(*) from children where parent_id = users.id and not is_given_to)::int as children,
      (select count(*) from children where parent_id = users.id and ship_to is not null)::int as given_to,
      (select sum(quantity) from cart_items join carts on carts.id = cart_id where user_id = users.id)::int as in_cart,
      (select count(*) from favorites where user_id = users.id)::int as hearts,
      (select count(distinct book_id) from orders where user_id = users.id)::int as titles,
      (select count(*) from book_previews)::int as previews
    from users join profiles using (id) where email = 'parent@example.com'`);
  expect(rows).toEqual([
    {
      ...{ plan: 'grow', children: 5, given_to: 1, in_cart: 3 },
      ...{ hearts: 4, titles: 5, previews: 1 },
    },
  ]);
});

// Its letter, with the letters that it goes by, is written by the worker once the shop is open.
test('it has bought a gift card, and something is left on it', async () => {
  const { rows } = await database.pool.query(
    `select card.amount, balance, recipient, (select count(*) from gift_card_mails where sent_at is null)::int as letters
     from gift_cards as card join gift_card_payments as payment on payment.id = payment_id`,
  );
  expect(rows).toEqual([{ amount: 10_000, balance: 3402, recipient: 'Zoë', letters: 1 }]);
  expect(await findBrokenRules(database.orm)).toEqual([]);
});

// Its provider knew none of its payments, and an admin who tried it out saw that nothing went back.
test('what it has paid can be given back', async () => {
  const { url, settings } = await runSandbox(testDatabase.url);
  const payments = stripePayments(stripeClient(settings.stripe.secretKey, url));
  const { rows } = await database.pool.query(
    `select orders.id, total_amount - paid_by_card as charged from orders join makings on order_id = orders.id
     order by orders.created_at`,
  );
  expect(rows).toHaveLength(2);
  const ada = await newCaller(database, 'Ada');
  for (const { id, charged } of rows) {
    const noJob = { database, letGo: async () => false };
    await cancelAsAdmin(noJob, ada, id, 'We are out of paper.', new Date());
    for (const refund of await listRefunds(database.orm, id)) {
      await askForRefund({ database, payments }, refund.id, new Date());
    }
    const given = await listRefunds(database.orm, id);
    expect(given).toMatchObject(charged ? [{ state: 'succeeded', amount: charged }] : []);
  }
  const { rows: cards } = await database.pool.query('select balance from gift_cards');
  expect(cards).toEqual([{ balance: 10_000 }]);
  expect(await findBrokenRules(database.orm)).toEqual([]);
});
