import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { profiles } from '#database/tables/accounts.ts';
import { checkoutAttempts, orders, transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Payment } from '#shop/orders/order.ts';
import { type PurchaseLine, writePendingOrders } from '#shop/orders/write-pending-orders.ts';

/** An attempt to pay, and the payment that it is for. */
export type Attempt = { id: string; payment: Payment };

/**
 * Finds the open attempt to pay for exactly these lines, or writes it together with its pending
 * orders. Double clicks, two tabs and a retry after a crash therefore meet in one attempt.
 * @returns no attempt, if other payments that are not known to have ended stand `inTheWay`: they pay for one of these
 *   books for the same child, and have to be closed first; whose money is on its way comes first
 */
export async function openAttempt(
  tx: Transaction,
  caller: Caller,
  lines: PurchaseLine[],
): Promise<{ attempt?: Attempt; inTheWay: Payment[] }> {
  // One family's checkouts queue up here; other families' do not wait.
  await tx.select().from(profiles).where(eq(profiles.id, caller.userId)).for('update');

  const linesDigest = digest(lines);
  const standing = await pendingPaymentsOf(tx, caller, lines);
  const same = standing.find(({ attempt }) => attempt?.linesDigest === linesDigest);
  const inTheWay = standing.filter((one) => one !== same).map(({ payment }) => payment);
  if (inTheWay.length > 0) return { inTheWay };
  if (same) return { attempt: { id: same.attempt!.id, payment: same.payment }, inTheWay };

  const payment = await writePendingOrders(tx, caller.userId, lines);
  const [attempt] = await tx
    .insert(checkoutAttempts)
    .values({ userId: caller.userId, transactionId: payment.id, linesDigest })
    .returning();
  return { attempt: { id: attempt!.id, payment }, inTheWay };
}

/**
 * The caller's pending payments with an order for one of these books and the same child; a child who was removed meanwhile, and
 * saved again from a form that was still open, is the same one. (Orders of the release before know only `childId`.)
 */
function pendingPaymentsOf(tx: Transaction, caller: Caller, lines: PurchaseLine[]) {
  const forChild = sql`coalesce(${orders.forChildId}, ${orders.childId})`;
  const pairs = lines.map(({ bookId, childId }) =>
    and(eq(orders.bookId, bookId), eq(forChild, childId)),
  );
  return tx
    .selectDistinct({ payment: transactions, attempt: checkoutAttempts })
    .from(orders)
    .innerJoin(transactions, eq(transactions.id, orders.transactionId))
    .leftJoin(checkoutAttempts, eq(checkoutAttempts.transactionId, transactions.id))
    .where(and(eq(orders.userId, caller.userId), eq(orders.status, 'pending'), or(...pairs)))
    .orderBy(asc(transactions.onItsWaySince), asc(transactions.createdAt), asc(transactions.id));
}

/** The attempt behind a payment that is still pending; undefined for one that no checkout began. */
export async function attemptOf(tx: Transaction, payment: Payment): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .select({ id: checkoutAttempts.id })
    .from(checkoutAttempts)
    .where(and(eq(checkoutAttempts.transactionId, payment.id), isNull(checkoutAttempts.closedAt)));
  return attempt && { id: attempt.id, payment };
}

/**
 * Notes where an attempt is paid, before anybody is told. Two processes that were told the same session note the same.
 * @returns false if the payment has ended meanwhile: another window closed it
 */
export async function noteSession(
  tx: Transaction,
  attempt: Attempt,
  session: { id: string; url: string },
): Promise<boolean> {
  const noted = await tx
    .update(transactions)
    .set({ stripeSessionId: session.id })
    .where(and(eq(transactions.id, attempt.payment.id), eq(transactions.status, 'pending')))
    .returning({ id: transactions.id });
  await tx
    .update(checkoutAttempts)
    .set({ sessionUrl: session.url })
    .where(eq(checkoutAttempts.id, attempt.id));
  return noted.length > 0;
}

/** What the payment page lists, read back from the pending orders: the same for every asker. */
export async function linesOfAttempt(
  tx: Transaction,
  attempt: Attempt,
): Promise<{ title: string; price: number; quantity: number }[]> {
  return tx
    .select({ title: orders.bookTitle, price: orders.bookPrice, quantity: orders.quantity })
    .from(orders)
    .where(eq(orders.transactionId, attempt.payment.id))
    .orderBy(orders.bookId, orders.childId);
}

/**
 * Lines are the same if they cost the same, print the same book and go to the same door: a corrected name, dedication or
 * address is another purchase, or the old one would be used. The age in months is left out, so that a checkout that
 * runs over midnight stays one.
 */
function digest(lines: PurchaseLine[]): string {
  const parts = lines
    .map(({ reader: { ageMonths: _, ...reader }, shipTo, dedication, from, ...line }) =>
      // Sorted: the address of an order that is paid again comes back from the database in its own order.
      // What is not written is left out: else who has an open page from before dedications would get another.
      JSON.stringify({
        ...line,
        reader,
        shipTo: Object.entries(shipTo).sort(),
        dedication: dedication ?? undefined,
        from: from ?? undefined,
      }),
    )
    .sort();
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
