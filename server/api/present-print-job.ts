import type { PrintJob as WirePrintJob } from '#contract/printing.ts';
import { toDollars } from '#shop/money.ts';
import type { PrintJobInOffice } from '#shop/printing/list-print-jobs.ts';

/** A parcel as the back office is told of it. */
export const presentPrintJob = ({ job, books }: PrintJobInOffice): WirePrintJob => ({
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
