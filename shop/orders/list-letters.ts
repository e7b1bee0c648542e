import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { givenUp } from '#database/hopeless-jobs.ts';
import { paymentMails } from '#database/tables/after-payment.ts';
import { letterRepeats } from '#database/tables/letter-repeats.ts';
import { makingMails, makings } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { printJobLines, printJobs } from '#database/tables/printing.ts';
import type { LetterKind, NotAgain } from '#vocabulary/letters-of-orders.ts';
import {
  isAboutMoney,
  type MakingMailKind,
  type MakingStage,
  makingStages,
} from '#vocabulary/making.ts';
import type { PaymentMailKind, PaymentStatus } from '#vocabulary/payments.ts';
import { refundState } from './refunded.ts';
import { finalStages } from './reprint-offer.ts';

/** A letter that an order or its payment has brought. */
export type Letter = {
  id: string;
  of: 'payment' | 'making';
  kind: LetterKind;
  /** Which correction, stop or parcel it tells of; of one about a canceled book, which refund came back. */
  version: number;
  queuedAt: Date;
  /** Null as long as it is on its way, and where it was given up. */
  sentAt: Date | null;
  /** Each time that somebody of the shop had it sent once more, the first first. */
  repeats: { id: string; queuedAt: Date; sentAt: Date | null }[];
  /** Why it is not sent once more; null if it may be. */
  notAgain: NotAgain | null;
};

/** Two presses within a minute are one. */
const ONE_PRESS_MS = 60_000;

/**
 * The letters that tell of an order, the first first: about its payment, about its book, and about the parcel that this is in.
 * Each is written anew when it is sent once more, from how things are by then, so only one that is still so may be.
 */
export async function listLetters(db: Reads, orderId: string, now: Date): Promise<Letter[]> {
  const [order] = await db
    .select({
      transactionId: orders.transactionId,
      userId: orders.userId,
      status: transactions.status,
      stage: makings.stage,
      heldSince: makings.heldSince,
      refundState,
    })
    .from(orders)
    .innerJoin(transactions, eq(transactions.id, orders.transactionId))
    .leftJoin(makings, eq(makings.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!order) return [];
  const aboutPayment = await db
    .select()
    .from(paymentMails)
    .where(eq(paymentMails.transactionId, order.transactionId));
  const aboutBook = await db
    .select({ mail: makingMails, isForgotten: isNull(orders.reader).mapWith(Boolean) })
    .from(makingMails)
    .innerJoin(orders, eq(orders.id, makingMails.orderId))
    .where(and(eq(orders.transactionId, order.transactionId), tellsOf(orderId)));

  const stage = order.stage === 'stopped' && order.heldSince ? 'held' : order.stage;
  const isSo = (kind: MakingMailKind, version: number) =>
    stage !== null &&
    soWhile[kind].includes(stage) &&
    // Those say that a refund came back; of a canceled book, all after the first.
    ((kind !== 'refund_failed' && (kind !== 'cancelled' || version === 0)) ||
      order.refundState === 'failed');
  const all = [
    ...aboutPayment.map(({ id, kind, queuedAt, sentAt }) => ({
      ...{ id, kind, version: 0, queuedAt, sentAt, of: 'payment' as const },
      isSo: soWhilePayment[kind] === order.status,
      isForgotten: false,
    })),
    ...aboutBook.map(({ mail: { id, kind, version, queuedAt, sentAt }, isForgotten }) => ({
      ...{ id, kind, version, queuedAt, sentAt, of: 'making' as const },
      isSo: isSo(kind, version),
      isForgotten: isForgotten && !isAboutMoney(kind),
    })),
  ].toSorted((one, other) => one.queuedAt.getTime() - other.queuedAt.getTime());
  const repeats = await repeatsOf(
    db,
    all.map(({ id }) => id),
  );
  const unsent = [...all, ...[...repeats.values()].flat()].filter(({ sentAt }) => sentAt === null);
  // After three days without mail nobody tries any more.
  const isGivenUp = await givenUp(
    db,
    unsent.map(({ id }) => id),
  );
  return all.map(({ isSo: isStillSo, isForgotten, ...letter }) => {
    const its = repeats.get(letter.id) ?? [];
    const isOnItsWay = [letter, ...its].some(
      (one) => one.sentAt === null && !isGivenUp.has(one.id),
    );
    const isJustAsked = its.some(
      ({ queuedAt }) => now.getTime() - queuedAt.getTime() < ONE_PRESS_MS,
    );
    return { ...letter, repeats: its, notAgain: whyNot() };

    function whyNot(): NotAgain | null {
      if (!order!.userId) return 'buyer_gone';
      if (isOnItsWay || isJustAsked) return 'on_its_way';
      if (!isStillSo) return 'outdated';
      return isForgotten ? 'forgotten' : null;
    }
  });
}

/** A letter about a payment's books or a parcel is noted with one of them, and tells of all. */
const tellsOf = (orderId: string) =>
  or(
    eq(makingMails.orderId, orderId),
    eq(makingMails.kind, 'checking_ends'),
    and(
      inArray(makingMails.kind, ['shipped', 'arrived', 'stopped']),
      // By way of the payment's parcels, which are few: a look for all lines of an order is not indexed.
      sql`exists (select 1 from ${printJobs} as job
        join ${printJobLines} as one on one.job_id = job.id
        join ${printJobLines} as other on other.job_id = job.id
        where job.transaction_id = ${orders.transactionId}
          and one.order_id = ${makingMails.orderId} and other.order_id = ${orderId})`,
    ),
  );

async function repeatsOf(db: Reads, ids: string[]): Promise<Map<string, Letter['repeats']>> {
  const all = await db
    .select()
    .from(letterRepeats)
    .where(or(inArray(letterRepeats.paymentMailId, ids), inArray(letterRepeats.makingMailId, ids)))
    .orderBy(asc(letterRepeats.queuedAt));
  return Map.groupBy(all, ({ paymentMailId, makingMailId }) => (paymentMailId ?? makingMailId)!);
}

/** As long as what a letter says is so. */
const soWhilePayment: Record<PaymentMailKind, PaymentStatus> = {
  confirmed: 'completed',
  pending: 'pending',
  failed: 'failed',
};
const soWhile: Record<MakingMailKind, readonly (MakingStage | 'held')[]> = {
  corrected: ['checking', 'approved'],
  checking_ends: ['checking'],
  shipped: ['shipped'],
  arrived: ['delivered'],
  stopped: ['stopped'],
  cancelled: ['cancelled'],
  address_corrected: ['checking', 'approved', 'stopped', 'held'],
  held: ['held'],
  resumed: ['checking', 'approved'],
  refunded: makingStages,
  refund_failed: makingStages,
  reprinted: ['approved', 'sent', 'in_production', 'stopped', 'held'],
  reprint_offered: finalStages,
};
