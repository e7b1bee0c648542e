import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { enqueueJob } from '#database/job-queue.ts';
import { users } from '#database/tables/accounts.ts';
import { books } from '#database/tables/catalog.ts';
import { makingMails, makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { printJobLines, printJobs } from '#database/tables/printing.ts';
import { refunds } from '#database/tables/refunds.ts';
import type { Transaction } from '#database/transaction.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';
import { cameBack } from '#shop/gift-cards/use-card.ts';
import { isAboutMoney, type MakingMailKind, type MakingStage } from '#vocabulary/making.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { isSecret, lastDayOnEarth, SURPRISE } from '#vocabulary/surprise.ts';
import type { Stages } from './making.ts';
import { readerOf } from './order.ts';

/** What a letter about the checking tells. */
export type MakingNews = {
  /** Names the mail for ever: a second copy of it bears the same Message-ID. */
  mailId: string;
  kind: MakingMailKind;
  to: string;
  name: string;
  /** Where the book is that it is noted with, and when its checking is over. */
  stage: MakingStage;
  until: Date;
  /** Of a parcel: where it can be followed, and the days between which it should come. */
  parcel: { trackingUrl: string | null; arrives: { from: string; until: string } | null };
  /** Why it was stopped, in kind words. */
  reason: string | null;
  /** Where the book goes that it is about; null for an order from before addresses were kept. */
  shipTo: ShipTo | null;
  /** The book that was corrected; the books of the payment that are still checked. */
  books: {
    orderId: string;
    title: string;
    slug: string;
    /** Null once it is forgotten. */
    childName: string | null;
    /** Null for a surprise, no cover shows what it is; and once it is forgotten whom it was for. */
    reader: NotedReader | null;
  }[];
  /**
   * Of a canceled book, or of a part: what goes back by the provider, or what the bank did not take; what of it is back on its
   * gift card; and why, if it is the shop's doing.
   */
  money: { amount: number; onCard: number; isRefused: boolean; why: string | null } | undefined;
};

/**
 * Queues a letter, unless it has been queued before.
 *
 * @param about `version` is the correction that it tells of, the refund, the one that the bank did not take, which reprint, or which stop; `timeZone` where its reader is, if somebody has just said so
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
  now: Date,
): Promise<MakingNews | undefined> {
  const [unsent] = await db
    .select({ id: makingMails.id })
    .from(makingMails)
    .where(and(eq(makingMails.id, mailId), isNull(makingMails.sentAt)));
  return unsent && findMakingNews(db, mailId, now);
}

/** What a letter tells, sent or not, by how things are now; undefined if its reader has left, or it is no news any more. */
export async function findMakingNews(
  db: Reads,
  mailId: string,
  now: Date,
): Promise<MakingNews | undefined> {
  const [found] = await db
    .select({
      mail: makingMails,
      order: orders,
      making: makings,
      user: users,
      from: printJobs.arrivesFrom,
      until: printJobs.arrivesUntil,
    })
    .from(makingMails)
    .innerJoin(orders, eq(orders.id, makingMails.orderId))
    .innerJoin(makings, eq(makings.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(
      printJobLines,
      and(eq(printJobLines.orderId, orders.id), eq(printJobLines.isLive, true)),
    )
    .leftJoin(printJobs, eq(printJobs.id, printJobLines.jobId))
    .where(eq(makingMails.id, mailId));
  if (!found) return undefined;
  const { mail, order, making, user } = found;
  const wanted = or(toldAlong(mail.kind, order), toldAlone(mail.kind, order));
  const rows = await db
    .select({ order: orders, slug: books.slug })
    .from(orders)
    .innerJoin(makings, eq(makings.orderId, orders.id))
    .innerJoin(books, eq(books.id, orders.bookId))
    .where(wanted)
    .orderBy(orders.bookId, orders.id);
  const told = rows.flatMap(({ order: { id, bookTitle, reader, surpriseUntil }, slug }) => {
    const whose = readerOf(reader);
    // Who erased the child is still told of the money.
    if (!whose && !isAboutMoney(mail.kind)) return [];
    const isHidden = isSecret(surpriseUntil, lastDayOnEarth(now));
    const title = isHidden ? SURPRISE : bookTitle;
    const drawn = isHidden ? null : whose;
    return [{ orderId: id, title, slug, childName: whose?.name ?? null, reader: drawn }];
  });
  if (told.length === 0) return undefined;
  const money = await whatGoesBack(db, mail, making);
  return {
    mailId,
    kind: mail.kind,
    to: user.email,
    name: user.name,
    stage: making.stage,
    until: making.checkingUntil,
    parcel: { trackingUrl: making.trackingUrl, arrives: daysOf(found) },
    reason: making.reason,
    shipTo: order.shipTo,
    books: told,
    money,
  };
}

const daysOf = ({ from, until }: { from: string | null; until: string | null }) =>
  from && until ? { from, until } : null;

/** The one book that a letter is about; of one that is held, or goes on again, as long as that is so. */
function toldAlone(kind: MakingMailKind, order: typeof orders.$inferSelect) {
  const alone = eq(orders.id, order.id);
  switch (kind) {
    case 'checking_ends':
      return undefined;
    case 'held':
      return and(alone, eq(makings.stage, 'stopped'));
    case 'resumed':
      return and(alone, notInArray(makings.stage, ['stopped', 'cancelled']));
    default:
      return alone;
  }
}

/** The books that a letter tells of besides: those of the payment that are still checked, those of the same parcel. */
function toldAlong(kind: MakingMailKind, order: typeof orders.$inferSelect) {
  if (kind === 'checking_ends') {
    return and(eq(orders.transactionId, order.transactionId), eq(makings.stage, 'checking'));
  }
  const stages = stagesOfParcel[kind];
  return (
    stages &&
    and(
      inArray(makings.stage, stages),
      // A book that is printed once more is in another parcel than the one it came in.
      sql`exists (select 1 from ${printJobLines} as one
        join ${printJobLines} as other on other.job_id = one.job_id
        where one.order_id = ${order.id} and other.order_id = ${orders.id}
          and one.is_live = other.is_live)`,
    )
  );
}

/** Letters that are about a whole parcel, and where its books are by then. */
const stagesOfParcel: Partial<Record<MakingMailKind, MakingStage[]>> = {
  shipped: ['shipped', 'delivered'],
  arrived: ['delivered'],
  stopped: ['stopped'],
};

/** The money that a letter tells of, if it does. */
async function whatGoesBack(
  db: Reads,
  { kind, orderId, version }: typeof makingMails.$inferSelect,
  { reason }: Stages,
): Promise<MakingNews['money']> {
  if (!isAboutMoney(kind)) return undefined;
  const all = await db
    .select({
      amount: refunds.amount,
      state: refunds.state,
      reason: refunds.reason,
      why: refunds.why,
    })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  if (kind !== 'cancelled') {
    const { amount = 0, why = null } = all[version - 1] ?? {};
    return { amount, onCard: 0, isRefused: kind === 'refund_failed', why };
  }
  // The first such letter says that money goes back; each further one, that the bank did not take it.
  const canceled = all.filter((one) => one.reason !== 'goodwill');
  const told =
    version === 0
      ? canceled
      : canceled.filter(({ state }) => state === 'failed').slice(version - 1);
  // Of what had gone back in parts before, nothing was left for the cancellation.
  const before = all.filter(({ state }) => state !== 'failed');
  const amount = told[0]?.amount ?? before.reduce((sum, one) => sum + one.amount, 0);
  const onCard = version === 0 ? await cameBack(db, orderId) : 0;
  return { amount, onCard, isRefused: version > 0, why: reason };
}

/** Notes that a letter has gone out, or is no news any more. Noted twice, the first moment stays. */
export async function noteMakingMailSent(
  tx: Transaction,
  mailId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(makingMails)
    .set({ sentAt: now })
    .where(and(eq(makingMails.id, mailId), isNull(makingMails.sentAt)));
}
