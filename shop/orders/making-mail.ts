import { and, asc, eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { enqueueJob } from '#database/job-queue.ts';
import { users } from '#database/tables/accounts.ts';
import { books } from '#database/tables/catalog.ts';
import { makingMails, makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { refunds } from '#database/tables/refunds.ts';
import type { Transaction } from '#database/transaction.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';
import type { MakingMailKind } from '#vocabulary/making.ts';
import type { Stages } from './making.ts';
import { readerOf } from './order.ts';

/** What a letter about the checking tells. */
export type MakingNews = {
  /** Names the mail for ever: a second copy of it bears the same Message-ID. */
  mailId: string;
  kind: MakingMailKind;
  to: string;
  name: string;
  /** When the checking is over. */
  until: Date;
  /** The book that was corrected; the books of the payment that are still checked. */
  books: { orderId: string; title: string; slug: string; reader: NotedReader }[];
  /** Of a canceled book: what goes back, or what the bank did not take; and why, if the shop has canceled it. */
  canceled: { amount: number; isRefused: boolean; why: string | null } | undefined;
};

/**
 * Queues a letter, unless it has been queued before.
 *
 * @param about `version` is the correction that it tells of, or the refund that the bank did not take; `timeZone` where its reader is, if somebody has just said so
 */
export async function queueMakingMail(
  tx: Transaction,
  orderId: string,
  kind: MakingMailKind,
  { version = 0, timeZone }: { version?: number; timeZone?: string | undefined } = {},
): Promise<void> {
  const [mail] = await tx
    .insert(makingMails)
    .values({ orderId, kind, version })
    .onConflictDoNothing()
    .returning({ id: makingMails.id });
  if (!mail) return;
  await enqueueJob(tx, {
    task: 'send_making_mail',
    payload: { mailId: mail.id, timeZone },
    patient: true,
  });
}

/** The news of a letter that is still to be sent; undefined if it went out, its reader has left, or it is no news any more. */
export async function findUnsentMakingNews(
  db: Reads,
  mailId: string,
): Promise<MakingNews | undefined> {
  const [found] = await db
    .select({ mail: makingMails, order: orders, making: makings, user: users })
    .from(makingMails)
    .innerJoin(orders, eq(orders.id, makingMails.orderId))
    .innerJoin(makings, eq(makings.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(makingMails.id, mailId));
  if (!found || found.mail.sentAt) return undefined;
  const { mail, order, making, user } = found;
  const wanted =
    mail.kind === 'checking_ends'
      ? and(eq(orders.transactionId, order.transactionId), eq(makings.stage, 'checking'))
      : eq(orders.id, order.id);
  const rows = await db
    .select({ order: orders, slug: books.slug })
    .from(orders)
    .innerJoin(makings, eq(makings.orderId, orders.id))
    .innerJoin(books, eq(books.id, orders.bookId))
    .where(wanted)
    .orderBy(orders.bookId, orders.id);
  const told = rows.flatMap(({ order: { id, bookTitle, reader }, slug }) => {
    const whose = readerOf(reader);
    return whose ? [{ orderId: id, title: bookTitle, slug, reader: whose }] : [];
  });
  if (told.length === 0) return undefined;
  const canceled = mail.kind === 'cancelled' ? await whatGoesBack(db, mail, making) : undefined;
  return {
    mailId,
    kind: mail.kind,
    to: user.email,
    name: user.name,
    until: making.checkingUntil,
    books: told,
    canceled,
  };
}

/** The first such letter says that money goes back; each further one, that the bank did not take it. */
async function whatGoesBack(
  db: Reads,
  { orderId, version }: typeof makingMails.$inferSelect,
  { reason }: Stages,
) {
  const all = await db
    .select({ amount: refunds.amount, state: refunds.state })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt));
  const told =
    version === 0 ? all : all.filter(({ state }) => state === 'failed').slice(version - 1);
  return { amount: told[0]?.amount ?? 0, isRefused: version > 0, why: reason };
}

/** Notes that a letter has gone out, or is no news any more. */
export async function noteMakingMailSent(
  tx: Transaction,
  mailId: string,
  now: Date,
): Promise<void> {
  await tx.update(makingMails).set({ sentAt: now }).where(eq(makingMails.id, mailId));
}
