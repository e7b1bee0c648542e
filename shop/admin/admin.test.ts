import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { profiles } from '#database/tables/accounts.ts';
import { inTransaction } from '#database/transaction.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { forgetBuyer } from '#shop/orders/forget-buyer.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import { HOME, newCaller, newChild, shelve, TODAY } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { allOrders, listAllOrders } from './list-all-orders.ts';
import { listProfiles } from './list-profiles.ts';
import { orderStats } from './order-stats.ts';
import { ordersAsCsv } from './orders-as-csv.ts';

const database = (await openTestDatabase()).connect();
await shelve(database, 1, 1000);

async function buy(customer: string, childName: string, status: PaymentStatus) {
  const caller = await newCaller(database, customer);
  const child = await newChild(database, caller, { name: childName });
  await inTransaction(database, async (tx) => {
    const payment = await writePendingOrders(tx, caller.userId, [
      {
        bookId: 1,
        bookTitle: 'Book 1',
        childId: child.id,
        price: 1000,
        quantity: 2,
        reader: readerOfChild(child, TODAY),
        shipTo: { ...HOME, recipient: customer },
      },
    ]);
    if (status !== 'pending') await settlePayment(tx, payment.id, status);
  });
  return { caller };
}
for (let n = 0; n < 11; n++) await buy(`Customer ${n}`, 'Zoë', 'completed');
await buy('Hanna 100%', 'Theo', 'failed');
await buy('Hanna_Lind', 'Theo', 'pending');

const firstPage = (search: string, status?: PaymentStatus) =>
  listAllOrders(database.orm, { page: 1, pageSize: 10, search, status });

describe('the back office', () => {
  test('sums revenue over completed orders only, and counts each status', async () => {
    expect(await orderStats(database.orm)).toEqual({
      totalOrders: 13,
      revenue: 22_000,
      refunded: 0,
      net: 22_000,
      completed: 11,
      pending: 1,
      failed: 1,
      expired: 0,
    });
  });

  test('pages by ten, newest first, and counts over all pages', async () => {
    const { orders, total } = await firstPage('');
    expect(orders).toHaveLength(10);
    expect(total).toBe(13);
    const second = await listAllOrders(database.orm, { page: 2, pageSize: 10, search: '' });
    expect(second.orders).toHaveLength(3);
    const ids = [...orders, ...second.orders].map((order) => order.id);
    expect(new Set(ids).size).toBe(13);
  });

  test.each([
    ['by status', '', 'failed', ['Hanna 100%']],
    ['by customer', 'hanna', undefined, ['Hanna_Lind', 'Hanna 100%']],
    ['by book', 'book 1', 'pending', ['Hanna_Lind']],
    ['by a sign that is a wildcard elsewhere', '100%', undefined, ['Hanna 100%']],
    ['by another such sign', 'a_l', undefined, ['Hanna_Lind']],
    ['by nothing that is there', 'nobody', undefined, []],
  ] as const)('finds orders %s', async (_, search, status, customers) => {
    const { orders, total } = await firstPage(search, status);
    expect(orders.map((order) => order.customerName)).toEqual(customers);
    expect(total).toBe(customers.length);
  });

  test('finds an order by the eight characters that are shown of its id', async () => {
    const { orders } = await firstPage('');
    const wanted = orders[3]!;
    const found = await firstPage(wanted.id.slice(0, 8).toUpperCase());
    expect(found.orders.map((order) => order.id)).toContain(wanted.id);
  });

  test('finds users by name or mail address, each with how many orders there are of theirs', async () => {
    const found = await listProfiles(database.orm, { page: 1, pageSize: 10, search: 'HANNA' });
    expect(found.profiles.map(({ name, orderCount }) => `${name}: ${orderCount}`)).toEqual([
      'Hanna_Lind: 1',
      'Hanna 100%: 1',
    ]);
  });

  test("finds one family's orders, and looks for words in them alone", async () => {
    const [hanna] = (await firstPage('Hanna 100%')).orders;
    const theirs = (search: string) =>
      listAllOrders(database.orm, {
        ...{ page: 1, pageSize: 10, search },
        userId: hanna!.userId!,
      });
    expect((await theirs('')).orders.map(({ id }) => id)).toEqual([hanna!.id]);
    expect((await theirs('customer')).total).toBe(0);
  });
});

describe('the file of all orders', () => {
  const csvOf = async (search: string) =>
    (await Array.fromAsync(ordersAsCsv(database.orm, { search }))).join('');
  const cellsOf = async (search: string) => (await csvOf(search)).trimEnd().split('\r\n');

  test('tells Excel its letters, and of each order who pays, for whom, and where it goes', async () => {
    const [head, line, ...more] = await cellsOf('Customer 3');
    expect(head).toBe(
      '\uFEFFOrder ID,Book ID,Book,Price,Quantity,Total,Status,Customer,Child,Created,E-mail,' +
        'Recipient,Address Line 1,Address Line 2,City,State,Postal Code,Country Code,Phone,Refunded,Discount,Net,Reprint Of',
    );
    expect(line).toMatch(
      /^[^,]+,1,Book 1,10.00,2,20.00,completed,Customer 3,Zoë,[^,]+,[^,]+@example.com,Customer 3,12 Willow Lane,,Portland,OR,97205,US,,0.00,0.00,20.00,$/,
    );
    expect(more).toEqual([]);
  });

  test.each([
    ['a quotation mark', '=HYPERLINK("evil")', `"'=HYPERLINK(""evil"")"`],
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1', '＋1', '－1', '＠A1', ' =1'].map(
      (name) => ['a sign of a formula', name, `'${name}`],
    ),
    ...['\u200b=1', '\u2060=1', '\u202e=1', '\u3164=1', '\u2800=1'].map((name) => [
      'a sign behind what cannot be seen',
      name,
      `'${name}`,
    ]),
    ['nothing of that', 'Anne-Marie = us', 'Anne-Marie = us'],
  ])('a name with %s stays a name: %j', async (_, name, cell) => {
    const { caller } = await buy('Somebody', 'Milo', 'expired');
    await database.orm.update(profiles).set({ name }).where(eq(profiles.id, caller.userId));
    const [order] = (await firstPage('', 'expired')).orders;
    const [, line] = await cellsOf(order!.id);
    expect(line).toContain(`,expired,${cell},Milo,`);
  });

  test('an order of a deleted account, or from before addresses were kept, has empty cells', async () => {
    const { caller } = await buy('Leaving', 'Ida', 'failed');
    const [order] = (await firstPage('Leaving')).orders;
    await inTransaction(database, (tx) => forgetBuyer(tx, caller.userId));
    const [, line] = await cellsOf(order!.id);
    expect(line).toMatch(/,failed,,,[^,]+,,,,,,,,,,0.00,0.00,0.00,$/);
  });

  // It was cut at 50,000 lines without a word.
  test('holds everything, however many are read at once, in the order of the list', async () => {
    const whole: string[] = [];
    for await (const batch of allOrders(database.orm, { search: '' }, 4)) {
      expect(batch.length).toBeLessThanOrEqual(4);
      whole.push(...batch.map((order) => order.id));
    }
    const { rows } = await database.pool.query(
      'select id from orders order by created_at desc, id',
    );
    expect(whole).toEqual(rows.map(({ id }) => id));
  });

  test('an order that comes while the file is made puts none into it twice', async () => {
    const { total } = await firstPage('');
    const batches = allOrders(database.orm, { search: '' }, 5);
    const ids = (await batches.next()).value!.map((order) => order.id);
    await buy('Latecomer', 'Pim', 'pending');
    for await (const batch of batches) ids.push(...batch.map((order) => order.id));
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
  });
});
