import { and, eq, isNull } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { paymentMails } from '#database/tables/after-payment.ts';
import { books } from '#database/tables/catalog.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import { codeOfPayment } from '#shop/codes/code-of-payment.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';
import { cardOfPayment } from '#shop/gift-cards/use-card.ts';
import type { PaymentMailKind } from '#vocabulary/payments.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { isSecret, lastDayOnEarth, SURPRISE } from '#vocabulary/surprise.ts';
import { childNameOf, readerOf } from './order.ts';

/** What a payment's mail tells. Amounts are integer cents. */
export type PaymentNews = {
  /** Names the mail for ever: a second copy of it bears the same Message-ID. */
  mailId: string;
  kind: PaymentMailKind;
  to: string;
  name: string;
  amount: number;
  /** What a code took off, and that code. */
  discount: number;
  code: string | null;
  /** What a gift card paid, and the last four letters of its code. */
  paidByCard: number;
  giftCard: string | null;
  lines: {
    orderId: string;
    title: string;
    childName: string | null;
    /** Names the title; what its cover is drawn by. */
    slug: string;
    /** Whom it is drawn for; null once the account is deleted, and for a surprise: no cover shows what it is. */
    reader: NotedReader | null;
    quantity: number;
    total: number;
    /** Where it goes; null for an order from before addresses were kept. */
    shipTo: ShipTo | null;
  }[];
};

/** The news of a mail that is still to be sent; undefined if it went out, or its reader has left. */
export async function findUnsentNews(
  db: Reads,
  mailId: string,
  now: Date,
): Promise<PaymentNews | undefined> {
  const [unsent] = await db
    .select({ id: paymentMails.id })
    .from(paymentMails)
    .where(and(eq(paymentMails.id, mailId), isNull(paymentMails.sentAt)));
  return unsent && findNews(db, mailId, now);
}

/** What a mail tells, sent or not, by how things are now; undefined if its reader has left. */
export async function findNews(
  db: Reads,
  mailId: string,
  now: Date,
): Promise<PaymentNews | undefined> {
  const [mail] = await db
    .select({
      mail: paymentMails,
      transaction: transactions,
      user: users,
      code: codeOfPayment,
      giftCard: cardOfPayment,
    })
    .from(paymentMails)
    .innerJoin(transactions, eq(transactions.id, paymentMails.transactionId))
    .innerJoin(users, eq(users.id, transactions.userId))
    .where(eq(paymentMails.id, mailId));
  if (!mail) return undefined;

  const lines = await db
    .select({ order: orders, slug: books.slug })
    .from(orders)
    .innerJoin(books, eq(books.id, orders.bookId))
    .where(eq(orders.transactionId, mail.transaction.id))
    .orderBy(orders.bookId, orders.id);
  return {
    mailId,
    kind: mail.mail.kind,
    to: mail.user.email,
    name: mail.user.name,
    amount: mail.transaction.amount,
    discount: mail.transaction.discount,
    code: mail.code,
    paidByCard: mail.transaction.paidByCard,
    giftCard: mail.giftCard,
    lines: lines.map(({ order, slug }) => ({
      orderId: order.id,
      title: isSecret(order.surpriseUntil, lastDayOnEarth(now)) ? SURPRISE : order.bookTitle,
      childName: childNameOf(order.reader),
      slug,
      reader: isSecret(order.surpriseUntil, lastDayOnEarth(now)) ? null : readerOf(order.reader),
      quantity: order.quantity,
      total: order.totalAmount,
      shipTo: order.shipTo,
    })),
  };
}

/** Notes that a mail has gone out, or has no reader any more. Noted twice, the first moment stays. */
export async function noteSent(tx: Transaction, mailId: string, now: Date): Promise<void> {
  await tx
    .update(paymentMails)
    .set({ sentAt: now })
    .where(and(eq(paymentMails.id, mailId), isNull(paymentMails.sentAt)));
}
