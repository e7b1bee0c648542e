import { PRINT_JOBS_PAGE_SIZE, type PrintJob as WirePrintJob } from '#contract/printing.ts';
import { inTransaction } from '#database/transaction.ts';
import { toDollars } from '#shop/money.ts';
import { findHold, holdSending, letSendingGoOn } from '#shop/printing/hold-sending.ts';
import {
  countPrintJobs,
  listPrintJobs,
  type PrintJobInOffice,
} from '#shop/printing/list-print-jobs.ts';
import { retryPrinting } from '#shop/printing/retry-printing.ts';
import { adminOnly, os } from './implement.ts';

const present = ({ job, books }: PrintJobInOffice): WirePrintJob => ({
  id: job.id,
  external_id: job.externalId,
  partner_id: job.partnerId,
  partner_status: job.partnerStatus,
  state: job.state,
  trouble: job.trouble ?? [],
  tries: job.tries,
  cost: job.cost === null ? null : toDollars(job.cost),
  arrives_from: job.arrivesFrom,
  arrives_until: job.arrivesUntil,
  country_code: job.shipTo?.countryCode ?? null,
  books: books.map(({ orderId, title, quantity, stage }) => ({
    order_id: orderId,
    book_title: title,
    quantity,
    stage,
  })),
  heard_at: job.heardAt?.toISOString() ?? null,
  created_at: job.createdAt.toISOString(),
});

export const printing = os.printing.router({
  jobs: os.printing.jobs.use(adminOnly).handler(async ({ input, context: { shop } }) => {
    const db = shop.database.orm;
    const hold = await findHold(db);
    const counts = await countPrintJobs(db);
    const jobs = await listPrintJobs(db, { page: input.page, pageSize: PRINT_JOBS_PAGE_SIZE });
    return {
      hold: hold ? { since: hold.since.toISOString(), by: hold.by, why: hold.why } : null,
      counts: Object.fromEntries(counts.map(({ state, jobs }) => [state, jobs])),
      jobs: jobs.map(present),
    };
  }),
  hold: os.printing.hold.use(adminOnly).handler(async ({ input, context: { shop, caller } }) => {
    await inTransaction(shop.database, (tx) => holdSending(tx, caller.name, input.why));
  }),
  letGoOn: os.printing.letGoOn.use(adminOnly).handler(async ({ context: { shop } }) => {
    await inTransaction(shop.database, letSendingGoOn);
  }),
  retry: os.printing.retry.use(adminOnly).handler(async ({ input, context: { shop }, errors }) => {
    const isSent = await inTransaction(shop.database, (tx) =>
      retryPrinting(tx, input.id, shop.now()),
    );
    if (!isSent) throw errors.NOT_FOUND();
  }),
});
