import { eq } from 'drizzle-orm';
import { makings } from '#database/tables/makings.ts';
import { printJobs } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';
import { moveMaking, type Stages } from '#shop/orders/making.ts';
import { queueMakingMail } from '#shop/orders/making-mail.ts';
import { type StoppedFor, stoppedFor } from '#vocabulary/sentences/printing.ts';
import type { PrintJob } from './printing.ts';
import { holdLines, letLinesGo } from './queries.ts';

/**
 * Stops a job with its books: the family reads a kind reason and a way on, the back office what was said.
 * @param job held by this transaction
 * @param trouble the partner's words, or ours
 */
export async function stopJob(
  tx: Transaction,
  job: PrintJob,
  why: StoppedFor,
  trouble: string[],
  more: Partial<PrintJob> = {},
): Promise<void> {
  const lines = await holdLines(tx, job.id);
  await tx
    .update(printJobs)
    .set({ ...more, state: 'stopped', trouble })
    .where(eq(printJobs.id, job.id));
  await letLinesGo(tx, job.id);
  const stopped = [];
  for (const { making } of lines) {
    if (await noteStop(tx, making, why)) stopped.push(making.orderId);
  }
  const [first] = stopped;
  if (first) await queueMakingMail(tx, first, 'stopped', { version: numberOf(job) });
}

/** Stops a single book that no job has. @param time tells this stop from an earlier one, for the letter */
export async function stopBook(
  tx: Transaction,
  making: Stages,
  why: StoppedFor,
  time: number,
): Promise<void> {
  const isStopped = await noteStop(tx, making, why);
  if (isStopped) await queueMakingMail(tx, making.orderId, 'stopped', { version: time });
}

async function noteStop(tx: Transaction, making: Stages, why: StoppedFor): Promise<boolean> {
  const isStopped = await moveMaking(tx, making, 'stopped', { by: 'shop', note: why });
  if (isStopped) {
    await tx
      .update(makings)
      .set({ reason: stoppedFor[why] })
      .where(eq(makings.orderId, making.orderId));
  }
  return isStopped;
}

/** Which of the jobs of its name it is. */
export const numberOf = ({ externalId }: PrintJob): number =>
  Number(externalId.slice(externalId.lastIndexOf('-') + 1));
