import { expect, test } from 'vitest';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
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
    `select distinct status, ship_to ->> 'recipient' as recipient from orders order by status`,
  );
  const recipient = 'Hanna Lind';
  expect(orders).toEqual(
    ['completed', 'expired', 'failed', 'pending'].map((status) => ({ status, recipient })),
  );
});
