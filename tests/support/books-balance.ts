import { expect } from 'vitest';
import type { Database } from '#database/connect.ts';

/**
 * The books balance: what the provider's ledger says was paid is, line for line and cent for cent, what
 * the shop has as completed orders, and nothing else is completed.
 */
export async function expectBooksToBalance(database: Database): Promise<void> {
  const { rows: paid } = await database.pool.query(
    `select session_id as session, description as title, unit_amount as price, quantity, amount
     from sandbox.ledger order by 1, 2, 3, 4`,
  );
  const { rows: completed } = await database.pool.query(
    `select stripe_session_id as session, book_title as title, book_price as price, quantity,
            total_amount as amount
     from orders join transactions on transactions.id = transaction_id
     where orders.status = 'completed' order by 1, 2, 3, 4`,
  );
  const asNumbers = (rows: Record<string, unknown>[]) =>
    rows.map((row) => ({
      ...row,
      price: Number(row.price),
      quantity: Number(row.quantity),
      amount: Number(row.amount),
    }));
  expect(asNumbers(completed)).toEqual(asNumbers(paid));

  const { rows: uneven } = await database.pool.query(
    `select transactions.id from transactions join orders on transaction_id = transactions.id
     group by transactions.id
     having sum(total_amount) <> max(amount + transactions.discount) or bool_or(orders.status <> transactions.status)`,
  );
  expect(uneven).toEqual([]);
}
