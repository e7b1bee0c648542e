import { z } from 'zod';
import {
  type FileCheck,
  type PartnerJob,
  type PartnerStatus,
  partnerStatuses,
  type ShippingOption,
  shippingLevels,
} from '#shop/print-partner.ts';

/** Numbers come as text in most answers, and as numbers in some. */
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);
const cents = number.transform((dollars) => Math.round(dollars * 100));
const list = <Item extends z.ZodType>(item: Item) =>
  z.union([
    z.array(item),
    z.object({ results: z.array(item) }).transform(({ results }) => results),
  ]);

/** Prices are asked for in dollars and come in dollars. */
export const readQuote = z
  .object({ currency: z.literal('USD').nullish(), total_cost_incl_tax: cents })
  .transform(({ total_cost_incl_tax }) => ({ cents: total_cost_incl_tax }));

/** Ways that are not on offer, and those whose name is not known here, are left out. */
export const readShippingOptions = list(
  z.object({
    level: z.string(),
    cost_excl_tax: cents,
    traceable: z.boolean().nullish(),
    is_active: z.boolean().nullish(),
    total_days_min: number,
    total_days_max: number,
  }),
).transform((options): ShippingOption[] =>
  options.flatMap((option) => {
    const level = shippingLevels.find((known) => known === option.level);
    if (!level || option.is_active === false) return [];
    const days = { least: option.total_days_min, most: option.total_days_max };
    return [{ level, cents: option.cost_excl_tax, isTraceable: option.traceable ?? false, days }];
  }),
);

/** In millimeters. */
export const readCoverSheet = z.object({ width: number, height: number, unit: z.literal('mm') });

const errors = z
  .unknown()
  .transform((said) => (Array.isArray(said) ? said : said ? [said] : []))
  .transform((said) => said.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))));

/** `null` and every word that ends in -ING mean that it is being looked at. */
export const readFileCheck = z
  .object({ id: z.number().int(), status: z.string().nullable(), errors })
  .transform(({ id, status, errors }): FileCheck => {
    if (status === null || status.endsWith('ING')) return { id, state: 'running', errors: [] };
    const isPassed = status === 'VALIDATED' || status === 'NORMALIZED';
    return { id, state: isPassed ? 'passed' : 'failed', errors };
  });

/** `{name, message, changed}`, and a bare word in some answers. */
const status = z.union([
  z.object({ name: z.string(), changed: z.string().nullish(), message: z.string().nullish() }),
  z.string().transform((name) => ({ name, changed: undefined, message: undefined })),
]);

const line = z.object({
  external_id: z.string().nullish(),
  tracking_urls: z.array(z.string()).nullish(),
  status: z.object({ messages: z.unknown() }).nullish().catch(undefined),
});

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((written) => written.slice(0, 10));

export const readJob = z
  .object({
    id: z.number().int(),
    external_id: z.string().nullish(),
    status,
    is_cancellable: z.boolean().nullish(),
    costs: z.object({ total_cost_incl_tax: cents }).nullish().catch(undefined),
    estimated_shipping_dates: z
      .object({ arrival_min: day, arrival_max: day })
      .nullish()
      .catch(undefined),
    line_items: z.array(line).nullish(),
  })
  .transform((job): PartnerJob => {
    const arrival = job.estimated_shipping_dates;
    return {
      id: job.id,
      externalId: job.external_id ?? '',
      status: partnerStatuses.find((known) => known === job.status.name),
      statusName: job.status.name,
      changedAt: momentOf(job.status.changed),
      isCancellable: job.is_cancellable ?? canBeCanceled.has(job.status.name),
      cents: job.costs?.total_cost_incl_tax,
      arrives: arrival ? { from: arrival.arrival_min, until: arrival.arrival_max } : undefined,
      lines: (job.line_items ?? []).map((item) => ({
        externalId: item.external_id ?? '',
        trackingUrl: item.tracking_urls?.find((url) => /^https?:\/\//.test(url)),
        messages: sentencesIn(item.status?.messages),
      })),
    };
  });

export const readJobs = list(readJob);

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  topics: z.array(z.string()).nullish(),
  is_active: z.boolean(),
});
export const readWebhook = webhook;
export const readWebhooks = list(webhook);

/** Answers that need not be understood. */
export const readAnything = z.unknown();

const canBeCanceled = new Set<string>([
  'CREATED',
  'UNPAID',
  'PAYMENT_IN_PROGRESS',
  'PRODUCTION_DELAYED',
] satisfies PartnerStatus[]);

function momentOf(written: string | null | undefined): Date | undefined {
  const moment = new Date(written ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/**
 * All sentences of whatever shape: the reason of a rejection lies in `printable_normalization.interior[]` and its like. They
 * quote the links under which our files lay, so addresses are left out.
 */
function sentencesIn(said: unknown): string[] {
  if (typeof said === 'string') return [said.replace(/https?:\/\/\S+/g, '(link)')];
  if (typeof said !== 'object' || said === null) return [];
  return Object.values(said).flatMap(sentencesIn);
}
