import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { profiles } from '#database/tables/accounts.ts';
import { checkoutAttempts, orders, transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Payment } from '#shop/orders/order.ts';
import { type PurchaseLine, writePendingOrders } from '#shop/orders/write-pending-orders.ts';

export type Attempt = typeof checkoutAttempts.$inferSelect;

/**
 * Finds the open attempt to pay for exactly these lines, or writes it together with its pending
 * orders. Double clicks, two tabs and a retry after a crash therefore meet in one attempt.
 */
export async function openAttempt(
  tx: Transaction,
  caller: Caller,
  lines: PurchaseLine[],
): Promise<{ attempt: Attempt; payment: Payment }> {
  // One family's checkouts queue up here; other families' do not wait.
  await tx.select().from(profiles).where(eq(profiles.id, caller.userId)).for('update');

  const linesDigest = digest(lines);
  const [open] = await tx
    .select({ attempt: checkoutAttempts, payment: transactions })
    .from(checkoutAttempts)
    .innerJoin(transactions, eq(transactions.id, checkoutAttempts.transactionId))
    .where(
      and(
        eq(checkoutAttempts.userId, caller.userId),
        eq(checkoutAttempts.linesDigest, linesDigest),
        isNull(checkoutAttempts.closedAt),
      ),
    );
  if (open) return open;

  const payment = await writePendingOrders(tx, caller.userId, lines);
  const [attempt] = await tx
    .insert(checkoutAttempts)
    .values({ userId: caller.userId, transactionId: payment.id, linesDigest })
    .returning();
  return { attempt: attempt!, payment };
}

/** Notes where an attempt is paid. Two processes that were told the same session note the same. */
export async function noteSession(
  tx: Transaction,
  attempt: Attempt,
  session: { id: string; url: string },
): Promise<void> {
  await tx
    .update(transactions)
    .set({ stripeSessionId: session.id })
    .where(eq(transactions.id, attempt.transactionId));
  await tx
    .update(checkoutAttempts)
    .set({ sessionUrl: session.url })
    .where(eq(checkoutAttempts.id, attempt.id));
}

/** Ends an attempt whose session takes no payment any more; closing it twice is no error. */
export async function closeAttempt(tx: Transaction, attempt: Attempt): Promise<void> {
  await tx
    .update(checkoutAttempts)
    .set({ closedAt: sql`coalesce(closed_at, now())` })
    .where(eq(checkoutAttempts.id, attempt.id));
}

/** What the payment page lists, read back from the pending orders: the same for every asker. */
export async function linesOfAttempt(
  tx: Transaction,
  attempt: Attempt,
): Promise<{ title: string; price: number; quantity: number }[]> {
  return tx
    .select({ title: orders.bookTitle, price: orders.bookPrice, quantity: orders.quantity })
    .from(orders)
    .where(eq(orders.transactionId, attempt.transactionId))
    .orderBy(orders.bookId, orders.childId);
}

/**
 * Lines are the same if they cost the same, print the same book and go to the same door: a corrected name or
 * address is another purchase, or the old one would be used. The age in months is left out, so that a checkout that
 * runs over midnight stays one.
 */
function digest(lines: PurchaseLine[]): string {
  const parts = lines
    .map(({ reader: { ageMonths: _, ...reader }, shipTo, ...line }) =>
      // Sorted: the address of an order that is paid again comes back from the database in its own order.
      JSON.stringify({ ...line, reader, shipTo: Object.entries(shipTo).sort() }),
    )
    .sort();
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
