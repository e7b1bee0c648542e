import type { Queries } from '#sandbox/store.ts';
import { dollars, handling, printing, shippingTo, type Way } from './prices.ts';
import { PrinterRefusal } from './printer-refusal.ts';
import type { JobRequest, PostalAddress } from './requests.ts';

/** The jobs' states by the partner's table; DELIVERED is not told by all carriers. */
export type JobStatus =
  | 'CREATED'
  | 'UNPAID'
  | 'PRODUCTION_DELAYED'
  | 'PRODUCTION_READY'
  | 'IN_PRODUCTION'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'REJECTED'
  | 'ERROR'
  | 'CANCELED';

/** A line as it is stored. */
type JobLine = {
  id: number;
  external_id: string;
  title: string;
  quantity: number;
  page_count: number | null;
  status: { name: string; messages: object };
  tracking_id: string | null;
  tracking_urls: string[];
  carrier_name: string | null;
};

/** A job as it is stored. */
export type Job = {
  id: string;
  external_id: string;
  created: Date;
  status: JobStatus;
  message: string;
  changed: Date;
  due_at: Date | null;
  request: JobRequest;
  lines: JobLine[];
  /** Null until the pages have been counted. */
  costs: ReturnType<typeof costsOf> | null;
  arrives_from: string;
  arrives_until: string;
};

/** All columns, days as they are written. */
export const JOB = `id, external_id, created, status, message, changed, due_at, request, lines, costs,
  arrives_from::text, arrives_until::text`;

export async function readJob(db: Queries, id: string): Promise<Job | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const found = await db.query<Job>(`select ${JOB} from sandbox.print_jobs where id = $1`, [id]);
  return found.rows[0];
}

/** How a parcel travels. @throws PrinterRefusal where none goes */
export function travelOf(country: string, way: Way, lines: Lines) {
  const travel = shippingTo(country, way, lines);
  if (travel) return travel;
  throw new PrinterRefusal({
    shipping_option: ['Shipping option is not available for this address.'],
  });
}

type Lines = { page_count: number; quantity: number }[];

/** What an order costs, in the partner's shape: decimal text, and no tax. */
export function costsOf(
  lines: Lines,
  shippingCents: number,
  dearer: number,
  address: PostalAddress,
) {
  const items = lines.map(({ page_count, quantity }) => ({
    cents: printing(page_count, dearer) * quantity,
    one: printing(page_count, dearer),
    quantity,
  }));
  const total = items.reduce((sum, { cents }) => sum + cents, 0) + shippingCents + handling;
  const untaxed = (cents: number) => ({
    total_cost_excl_tax: dollars(cents),
    total_tax: '0.00',
    total_cost_incl_tax: dollars(cents),
    tax_rate: '0.000000',
  });
  return {
    currency: 'USD',
    line_item_costs: items.map(({ cents, one, quantity }) => ({
      ...untaxed(cents),
      quantity,
      cost_excl_discounts: dollars(one),
      discounts: [],
      total_cost_excl_discounts: dollars(cents),
      unit_tier_cost: null,
    })),
    shipping_cost: untaxed(shippingCents),
    fulfillment_cost: untaxed(handling),
    fees: [],
    total_discount_amount: '0.00',
    total_cost_excl_tax: dollars(total),
    total_tax: '0.00',
    total_cost_incl_tax: dollars(total),
    shipping_address: { ...address, warnings: [], suggested_address: null },
  };
}

const CANCELLABLE = new Set<JobStatus>(['CREATED', 'UNPAID', 'PRODUCTION_DELAYED']);

/** The job as `GET /print-jobs/{id}/` and the events show it. */
export function toAnswer(job: Job) {
  const { request } = job;
  return {
    id: Number(job.id),
    order_id: String(Number(job.id) + 3_000_000),
    external_id: job.external_id,
    contact_email: request.contact_email,
    shipping_level: request.shipping_level,
    production_delay: request.production_delay,
    status: { name: job.status, message: job.message, changed: job.changed.toISOString() },
    date_created: job.created.toISOString(),
    date_modified: job.changed.toISOString(),
    is_cancellable: CANCELLABLE.has(job.status),
    costs: job.costs,
    estimated_shipping_dates: {
      dispatch_min: job.arrives_from,
      dispatch_max: job.arrives_from,
      arrival_min: job.arrives_from,
      arrival_max: job.arrives_until,
    },
    tax_country: request.shipping_address.country_code,
    child_job_ids: [],
    parent_job_id: null,
    line_items: job.lines.map((line, n) => ({
      ...line,
      printable_id: null,
      printable_normalization: request.line_items[n]!.printable_normalization,
    })),
    shipping_address: { ...request.shipping_address, warnings: [], suggested_address: null },
  };
}
