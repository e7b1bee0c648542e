/** The back office's look at the print partner: parcels, and the switch that holds all of them. */
import { z } from 'zod';
import { makingStages } from '#vocabulary/making.ts';
import { printJobStates } from '#vocabulary/printing.ts';
import { adminCall, notFound } from './named-failures.ts';
import { dollars, moment, page, typed, uuid } from './wire-values.ts';

/** Parcels on a page. */
export const PRINT_JOBS_PAGE_SIZE = 50;

const day = z.iso.date();

export const printJob = z.object({
  id: uuid,
  /** Our name for it at the partner. */
  external_id: z.string(),
  /** The partner's own number; null until it has accepted the parcel. */
  partner_id: z.int().nullable(),
  partner_status: z.string().nullable(),
  state: z.enum(printJobStates),
  /** What was said about it, in the partner's words or ours. */
  trouble: z.array(z.string()),
  tries: z.int(),
  /** What the partner asks for it in all; null until that is known. */
  cost: dollars.nullable(),
  arrives_from: day.nullable(),
  arrives_until: day.nullable(),
  /** Two capital letters; null once nobody needs to know where it went. */
  country_code: z.string().nullable(),
  books: z.array(
    z.object({
      order_id: uuid,
      book_title: z.string(),
      quantity: z.int(),
      stage: z.enum(makingStages),
    }),
  ),
  heard_at: moment.nullable(),
  created_at: moment,
});
export type PrintJob = z.infer<typeof printJob>;

export const printing = {
  jobs: adminCall
    .route({
      method: 'GET',
      path: '/admin/printing',
      tags: ['admin'],
      summary: 'Parcels at the print partner: the stopped ones first, then the newest, 50 a page',
    })
    .input(z.strictObject({ page }))
    .output(
      z.object({
        /** Null unless all sending is held. */
        hold: z.object({ since: moment, by: z.string(), why: z.string() }).nullable(),
        /** How many parcels are in each state; one without parcels is left out. */
        counts: z.partialRecord(z.enum(printJobStates), z.int()),
        jobs: z.array(printJob),
      }),
    ),
  hold: adminCall
    .route({
      method: 'POST',
      path: '/admin/printing/hold',
      tags: ['admin'],
      summary: 'Hold all sending to the print partner',
      successStatus: 204,
    })
    .input(z.strictObject({ why: typed(200).trim().min(1, 'Please say why') })),
  letGoOn: adminCall.route({
    method: 'DELETE',
    path: '/admin/printing/hold',
    tags: ['admin'],
    summary: 'Let sending go on',
    successStatus: 204,
  }),
  retry: adminCall
    .errors(notFound('No book of this parcel is stopped'))
    .route({
      method: 'POST',
      path: '/admin/printing/jobs/{id}/retry',
      tags: ['admin'],
      summary: 'Send the books of a stopped parcel once more, whatever they cost',
      successStatus: 204,
    })
    .input(z.strictObject({ id: uuid })),
};
