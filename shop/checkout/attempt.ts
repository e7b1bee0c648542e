import { createHash } from 'node:crypto';
import { and, asc, desc, eq, isNull, notExists, or, sql } from 'drizzle-orm';
import { profiles } from '#database/tables/accounts.ts';
import { makings } from '#database/tables/makings.ts';
import { checkoutAttempts, orders, transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Code } from '#shop/codes/code.ts';
import { findCodeOfPayment } from '#shop/codes/code-of-payment.ts';
import { assertUnused } from '#shop/codes/find-code.ts';
import type { GiftCard } from '#shop/gift-cards/gift-card.ts';
import { usesOf } from '#shop/gift-cards/use-card.ts';
import type { Payment } from '#shop/orders/order.ts';
import { type PurchaseLine, writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import { codeLine } from '#vocabulary/codes.ts';
import { cardLine } from '#vocabulary/gift-cards.ts';
import type { SessionRequest } from './payment-provider.ts';

/** An attempt to pay, and the payment that it is for. */
export type Attempt = { id: string; payment: Payment };

/** How long pressing once more leads to the same purchase, if nothing of it was left to pay: no open page says that they are one. */
const GIVEN_JUST_NOW = sql`interval '10 minutes'`;

/**
 * Finds the open attempt to pay for exactly these lines with this code or gift card, or writes it together with its pending
 * orders. Double clicks, two tabs and a retry after a crash therefore meet in one attempt.
 * @returns no attempt, if other payments that are not known to have ended stand `inTheWay`: they pay for one of these
 *   books for the same child, and have to be closed first; whose money is on its way comes first
 * @throws CODE_REFUSED: used, over, held
 */
export async function openAttempt(
  tx: Transaction,
  caller: Caller,
  lines: PurchaseLine[],
  code?: Code,
  card?: GiftCard,
): Promise<{ attempt?: Attempt; inTheWay: Payment[] }> {
  // One family's checkouts queue up here; other families' do not wait.
  await tx.select().from(profiles).where(eq(profiles.id, caller.userId)).for('update');

  const linesDigest = digest(lines, code ?? card);
  const given = await givenJustNow(tx, caller, linesDigest);
  if (given) return { attempt: given, inTheWay: [] };
  const standing = await pendingPaymentsOf(tx, caller, lines);
  const same = standing.find(({ attempt }) => attempt?.linesDigest === linesDigest);
  const inTheWay = standing.filter((one) => one !== same).map(({ payment }) => payment);
  // Before anything is closed for it.
  if (code && !same) await assertUnused(tx, caller, code);
  if (inTheWay.length > 0) return { inTheWay };
  if (same) return { attempt: { id: same.attempt!.id, payment: same.payment }, inTheWay };

  const payment = await writePendingOrders(tx, caller.userId, lines, code, card);
  const [attempt] = await tx
    .insert(checkoutAttempts)
    .values({ userId: caller.userId, transactionId: payment.id, linesDigest })
    .returning();
  return { attempt: { id: attempt!.id, payment }, inTheWay };
}

/** The attempt of a moment ago of which nothing was left to pay. Whoever has canceled a book of it since wants it anew. */
async function givenJustNow(
  tx: Transaction,
  caller: Caller,
  linesDigest: string,
): Promise<Attempt | undefined> {
  const [given] = await tx
    .select({ id: checkoutAttempts.id, payment: transactions })
    .from(checkoutAttempts)
    .innerJoin(transactions, eq(transactions.id, checkoutAttempts.transactionId))
    .where(
      and(
        eq(transactions.userId, caller.userId),
        eq(checkoutAttempts.linesDigest, linesDigest),
        eq(transactions.amount, 0),
        eq(transactions.status, 'completed'),
        sql`${transactions.createdAt} > now() - ${GIVEN_JUST_NOW}`,
        notExists(canceledOf(tx)),
      ),
    )
    .orderBy(desc(transactions.createdAt))
    .limit(1);
  return given;
}

/** The books of a payment that were canceled. A part of a query of payments. */
const canceledOf = (tx: Transaction) =>
  tx
    .select({ id: makings.orderId })
    .from(makings)
    .innerJoin(orders, eq(orders.id, makings.orderId))
    .where(and(eq(orders.transactionId, transactions.id), eq(makings.stage, 'cancelled')));

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

/** A line of the payment page, and which order it prints once more. */
type SoldLine = SessionRequest['lines'][number] & { reprintOf: string | null };

/** What the payment page lists, read back from the pending orders: the same for every asker. */
export async function linesOfAttempt(
  tx: Transaction,
  { payment }: Attempt,
): Promise<Pick<SessionRequest, 'discount'> & { lines: SoldLine[] }> {
  const lines = await tx
    .select({
      title: orders.bookTitle,
      price: orders.bookPrice,
      quantity: orders.quantity,
      reprintOf: orders.reprintOf,
    })
    .from(orders)
    .where(eq(orders.transactionId, payment.id))
    .orderBy(orders.bookId, orders.childId);
  const worth = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  if (worth === payment.amount) return { lines };
  const code = await findCodeOfPayment(tx, payment.id);
  const [card] = payment.paidByCard > 0 ? await usesOf(tx, payment.id) : [];
  const name = card ? cardLine(card.ending) : codeLine(code!);
  return { lines, discount: { amount: worth - payment.amount, name } };
}

/**
 * Lines are the same if they cost the same with the same code, print the same book and go to the same door: a corrected name, dedication or
 * address is another purchase, or the old one would be used. The age in months is left out, so that a checkout that
 * runs over midnight stays one.
 */
function digest(lines: PurchaseLine[], code: { id: string } | undefined): string {
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
  const what = code ? [...parts, code.id] : parts;
  return createHash('sha256').update(JSON.stringify(what)).digest('hex');
}
