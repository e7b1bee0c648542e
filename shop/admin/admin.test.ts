import { describe, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import { HOME, newCaller, newChild, shelve, TODAY } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { listAllOrders } from './list-all-orders.ts';
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

  test('finds users by name or mail address', async () => {
    const found = await listProfiles(database.orm, { page: 1, pageSize: 10, search: 'HANNA' });
    expect(found.profiles.map((profile) => profile.name)).toEqual(['Hanna_Lind', 'Hanna 100%']);
  });

  test('a name that looks like a formula stays a name in the spreadsheet', async () => {
    const [order] = (await firstPage('')).orders;
    const csv = ordersAsCsv([
      { ...order!, customerName: '=HYPERLINK("evil")', childName: 'A, "B"' },
    ]);
    const [head, line] = csv.split('\r\n');
    expect(head).toBe('Order ID,Book ID,Book,Price,Quantity,Total,Status,Customer,Child,Created');
    expect(line).toContain(`"'=HYPERLINK(""evil"")","A, ""B"""`);
    expect(line).toContain(',10.00,2,20.00,');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('so does one like %j', async (name) => {
    const [order] = (await firstPage('')).orders;
    const csv = ordersAsCsv([{ ...order!, customerName: name }]);
    expect(csv).toContain(`,'${name},`);
  });
});
