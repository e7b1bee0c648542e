import { and, asc, eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { printFiles, printingHold, printJobLines, printJobs } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';
import type { PrintJob } from './printing.ts';

/** A job, held until the transaction ends. It is held before its books are. */
export async function holdJob(tx: Transaction, id: string): Promise<PrintJob | undefined> {
  return (await tx.select().from(printJobs).where(eq(printJobs.id, id)).for('update'))[0];
}

/** The books of a job that are to be printed with it, each held, with their files. */
export const holdLines = (tx: Transaction, jobId: string) =>
  tx
    .select({ making: makings, order: orders, files: printFiles })
    .from(printJobLines)
    .innerJoin(makings, eq(makings.orderId, printJobLines.orderId))
    .innerJoin(orders, eq(orders.id, printJobLines.orderId))
    .leftJoin(printFiles, eq(printFiles.orderId, printJobLines.orderId))
    .where(and(eq(printJobLines.jobId, jobId), eq(printJobLines.isLive, true)))
    .orderBy(asc(makings.orderId))
    .for('update', { of: makings });

export type HeldLine = Awaited<ReturnType<typeof holdLines>>[number];

/** The job in which a book is being printed; undefined if it is in none. */
export async function liveJobOf(db: Reads, orderId: string): Promise<PrintJob | undefined> {
  const [found] = await db
    .select({ job: printJobs })
    .from(printJobLines)
    .innerJoin(printJobs, eq(printJobs.id, printJobLines.jobId))
    .where(and(eq(printJobLines.orderId, orderId), eq(printJobLines.isLive, true)));
  return found?.job;
}

export const jobsOf = (db: Reads, transactionId: string) =>
  db
    .select()
    .from(printJobs)
    .where(eq(printJobs.transactionId, transactionId))
    .orderBy(asc(printJobs.createdAt), asc(printJobs.externalId));

/** Whether an admin holds all sending. */
export async function isHeld(db: Reads): Promise<boolean> {
  return (await db.select({ id: printingHold.id }).from(printingHold)).length > 0;
}

/** Lets the books of a job go: each may then stand in another one. */
export async function letLinesGo(tx: Transaction, jobId: string): Promise<void> {
  await tx.update(printJobLines).set({ isLive: false }).where(eq(printJobLines.jobId, jobId));
}

/**
 * A job that the partner has not got: its books may stand in another one. One that was never tried is as if it had not been
 * written, since it would use up a number, and a shop that is restored from before would look under another name.
 */
export async function dissolve(tx: Transaction, { id, tries }: PrintJob): Promise<void> {
  if (tries > 0) {
    await tx.update(printJobs).set({ state: 'cancelled' }).where(eq(printJobs.id, id));
    return letLinesGo(tx, id);
  }
  await tx.delete(printJobLines).where(eq(printJobLines.jobId, id));
  await tx.delete(printJobs).where(eq(printJobs.id, id));
}
