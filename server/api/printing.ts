import { PRINT_JOBS_PAGE_SIZE } from '#contract/printing.ts';
import { inTransaction } from '#database/transaction.ts';
import { findHold, holdSending, letSendingGoOn } from '#shop/printing/hold-sending.ts';
import { countPrintJobs, listPrintJobs } from '#shop/printing/list-print-jobs.ts';
import { retryPrinting } from '#shop/printing/retry-printing.ts';
import { adminOnly, os } from './implement.ts';
import { presentPrintJob } from './present-print-job.ts';

export const printing = os.printing.router({
  jobs: os.printing.jobs.use(adminOnly).handler(async ({ input, context: { shop } }) => {
    const db = shop.database.orm;
    const hold = await findHold(db);
    const counts = await countPrintJobs(db);
    const jobs = await listPrintJobs(db, { page: input.page, pageSize: PRINT_JOBS_PAGE_SIZE });
    return {
      hold: hold ? { since: hold.since.toISOString(), by: hold.by, why: hold.why } : null,
      counts: Object.fromEntries(counts.map(({ state, jobs }) => [state, jobs])),
      jobs: jobs.map(presentPrintJob),
    };
  }),
  hold: os.printing.hold.use(adminOnly).handler(async ({ input, context: { shop, caller } }) => {
    await inTransaction(shop.database, (tx) => holdSending(tx, caller, input.why));
  }),
  letGoOn: os.printing.letGoOn.use(adminOnly).handler(async ({ context: { shop, caller } }) => {
    await inTransaction(shop.database, (tx) => letSendingGoOn(tx, caller));
  }),
  retry: os.printing.retry
    .use(adminOnly)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const isSent = await inTransaction(shop.database, (tx) =>
        retryPrinting(tx, caller, input.id, shop.now()),
      );
      if (!isSent) throw errors.NOT_FOUND();
    }),
});
