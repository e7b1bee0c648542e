import { eq } from 'drizzle-orm';
import { makings } from '#database/tables/makings.ts';
import { printJobs } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';
import { moveMaking } from '#shop/orders/making.ts';
import { queueMakingMail } from '#shop/orders/making-mail.ts';
import type { PartnerJob, PartnerStatus } from '#shop/print-partner.ts';
import { askLater } from '#shop/reviews/ask-for-reviews.ts';
import { tellEndpoints } from '#shop/webhooks/tell-endpoints.ts';
import type { MakingStage } from '#vocabulary/making.ts';
import type { PrintJobState } from '#vocabulary/printing.ts';
import type { PrintJob } from './printing.ts';
import { holdJob, holdLines } from './queries.ts';
import { numberOf, stopJob } from './stop-job.ts';

/** What the partner's words mean here. Whatever has gone wrong there stops the job; it is looked at before it is sent again. */
const meanings: Record<
  PartnerStatus,
  'accepted' | 'in_production' | 'shipped' | 'delivered' | 'stopped'
> = {
  CREATED: 'accepted',
  UNPAID: 'accepted',
  PAYMENT_IN_PROGRESS: 'accepted',
  PRODUCTION_DELAYED: 'accepted',
  PRODUCTION_READY: 'accepted',
  IN_PRODUCTION: 'in_production',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  REJECTED: 'stopped',
  ERROR: 'stopped',
  CANCELED: 'stopped',
};

/** A later state that is seen first is taken, an earlier one that is seen later is not. What has ended stays. */
const later: Record<PrintJobState, readonly PrintJobState[]> = {
  waiting: [],
  sending: ['accepted', 'in_production', 'shipped', 'delivered', 'stopped'],
  accepted: ['in_production', 'shipped', 'delivered', 'stopped'],
  in_production: ['shipped', 'delivered', 'stopped'],
  shipped: ['delivered'],
  delivered: [],
  stopped: [],
  cancelled: [],
};

const stageOf: Partial<Record<PrintJobState, MakingStage>> = {
  accepted: 'sent',
  in_production: 'in_production',
  shipped: 'shipped',
  delivered: 'delivered',
};

/**
 * Applies what the partner says of a job: the job's state, the stages of its books, tracking and the days of its arrival,
 * and a letter where there is news. Said twice, late or in another order it changes nothing more. A status that is not
 * known here moves nothing.
 */
export async function applyPartnerJob(
  tx: Transaction,
  jobId: string,
  said: PartnerJob,
  now: Date,
): Promise<void> {
  const job = await holdJob(tx, jobId);
  if (!job) return;
  await tx
    .update(printJobs)
    .set({
      partnerId: said.id,
      partnerStatus: said.statusName,
      heardAt: now,
      ...(said.cents !== undefined && { cost: said.cents }),
      ...(said.arrives && { arrivesFrom: said.arrives.from, arrivesUntil: said.arrives.until }),
    })
    .where(eq(printJobs.id, jobId));
  await noteTracking(tx, jobId, said);
  const state = said.status && meanings[said.status];
  if (!state || !later[job.state].includes(state)) return;
  if (state === 'stopped') {
    const words = said.lines.flatMap(({ messages }) => messages);
    await stopJob(tx, job, 'printer', [said.statusName, ...words]);
    return;
  }
  await moveJob(tx, job, state, now);
}

/** A carrier may tell its number later than that it has the parcel. */
async function noteTracking(tx: Transaction, jobId: string, { lines }: PartnerJob): Promise<void> {
  const urls = new Map(lines.map((line) => [line.externalId, line.trackingUrl]));
  for (const { making } of await holdLines(tx, jobId)) {
    const trackingUrl = urls.get(making.orderId);
    if (!trackingUrl || trackingUrl === making.trackingUrl) continue;
    await tx.update(makings).set({ trackingUrl }).where(eq(makings.orderId, making.orderId));
  }
}

/**
 * Moves a job and its books on, and has the letter about it written: one for the whole parcel.
 * @param job held by this transaction
 */
export async function moveJob(
  tx: Transaction,
  job: PrintJob,
  state: 'accepted' | 'in_production' | 'shipped' | 'delivered',
  now: Date,
): Promise<void> {
  const isSent = state === 'shipped' || state === 'delivered';
  await tx
    .update(printJobs)
    .set({ state, trouble: null, ...(isSent && { shippedAt: job.shippedAt ?? now }) })
    .where(eq(printJobs.id, job.id));
  const stage = stageOf[state]!;
  const moved: string[] = [];
  const left: string[] = [];
  for (const { making } of await holdLines(tx, job.id)) {
    const { orderId } = making;
    // From its approval on it goes by way of the printer, also where this is the first that is heard of it.
    const isFirst = making.stage === 'approved' && stage !== 'sent';
    const happened = { by: 'shop', at: now } as const;
    if (isFirst) await moveMaking(tx, making, 'sent', happened);
    const held = isFirst ? { ...making, stage: 'sent' as const } : making;
    if (!(await moveMaking(tx, held, stage, happened))) continue;
    moved.push(orderId);
    // Also where the first that is heard of it is that it has arrived.
    if (isSent && making.stage !== 'shipped') left.push(orderId);
    await tx.update(makings).set({ reason: null }).where(eq(makings.orderId, orderId));
  }
  await tellEndpoints(tx, 'book.shipped', left);
  const [first] = moved;
  const version = numberOf(job);
  if (first && state === 'shipped') await queueMakingMail(tx, first, 'shipped', { version });
  if (first && state === 'delivered') {
    await queueMakingMail(tx, first, 'arrived', { version });
    await askLater(tx, moved, now);
  }
}
