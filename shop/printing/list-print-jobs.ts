import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { printJobLines, printJobs } from '#database/tables/printing.ts';
import type { MakingStage } from '#vocabulary/making.ts';
import type { PrintJobState } from '#vocabulary/printing.ts';
import type { PrintJob } from './printing.ts';
import { jobsOf } from './queries.ts';

/** A job as the back office sees it: without the name of anybody. */
export type PrintJobInOffice = {
  job: PrintJob;
  books: { orderId: string; title: string; quantity: number; stage: MakingStage }[];
};

/** The jobs, what needs somebody first and then the newest. */
export async function listPrintJobs(
  db: Reads,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<PrintJobInOffice[]> {
  const jobs = await db
    .select()
    .from(printJobs)
    .orderBy(sql`${printJobs.state} <> 'stopped'`, desc(printJobs.createdAt), asc(printJobs.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return withBooks(db, jobs);
}

/** The jobs that a book is in or was in, the first first. */
export async function listPrintJobsOf(
  db: Reads,
  order: { id: string; transactionId: string },
): Promise<PrintJobInOffice[]> {
  const all = await withBooks(db, await jobsOf(db, order.transactionId));
  return all.filter(({ books }) => books.some(({ orderId }) => orderId === order.id));
}

async function withBooks(db: Reads, jobs: PrintJob[]): Promise<PrintJobInOffice[]> {
  const lines = await db
    .select({
      jobId: printJobLines.jobId,
      orderId: orders.id,
      title: orders.bookTitle,
      quantity: orders.quantity,
      stage: makings.stage,
    })
    .from(printJobLines)
    .innerJoin(orders, eq(orders.id, printJobLines.orderId))
    .innerJoin(makings, eq(makings.orderId, orders.id))
    .where(
      inArray(
        printJobLines.jobId,
        jobs.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orders.id));
  const byJob = Map.groupBy(lines, ({ jobId }) => jobId);
  return jobs.map((job) => ({ job, books: byJob.get(job.id) ?? [] }));
}

/** How many jobs are in each state; one without jobs is left out. */
export const countPrintJobs = (db: Reads): Promise<{ state: PrintJobState; jobs: number }[]> =>
  db.select({ state: printJobs.state, jobs: count() }).from(printJobs).groupBy(printJobs.state);
