/** What the back office is told of an order beside the order itself: its payment's books, files, parcels, letters and acts. */
import { z } from 'zod';
import { auditActs } from '#vocabulary/audit.ts';
import { letterKinds, notAgainReasons } from '#vocabulary/letters-of-orders.ts';
import { makingStages } from '#vocabulary/making.ts';
import { paymentStatuses } from '#vocabulary/payments.ts';
import { printFileStates } from '#vocabulary/printing.ts';
import { orderedReader } from './orders.ts';
import { printJob } from './printing.ts';
import { dollars, moment, uuid } from './wire-values.ts';

/** An order of the same payment: all that its cover is drawn from, and never the photo. */
const orderBeside = z.object({
  id: uuid,
  book_id: z.int(),
  book_title: z.string(),
  quantity: z.int(),
  total_amount: dollars,
  status: z.enum(paymentStatuses),
  stage: z.enum(makingStages).nullable(),
  /** Null once the account has been deleted. */
  reader: orderedReader.nullable(),
});

const printFilesTold = z.object({
  state: z.enum(printFileStates),
  made_at: moment.nullable(),
  interior_bytes: z.int().nullable(),
  cover_bytes: z.int().nullable(),
  /** What our own look found, and the print partner's, rule by rule; empty until there was one. */
  rules: z.array(
    z.object({ file: z.string(), rule: z.string(), passed: z.boolean(), seen: z.string() }),
  ),
});

const letter = z.object({
  id: uuid,
  kind: z.enum(letterKinds),
  /** Which correction, stop or parcel it tells of; of one about a canceled book, which refund came back. */
  version: z.int(),
  queued_at: moment,
  /** Null as long as it is on its way, and where that was given up: then it may be sent again. */
  sent_at: moment.nullable(),
  /** Each time that it was sent once more. */
  repeats: z.array(z.object({ queued_at: moment, sent_at: moment.nullable() })),
  /** Why it is not sent once more; null if it may be. */
  not_again: z.enum(notAgainReasons).nullable(),
});

const act = z.object({
  at: moment,
  act: z.enum(auditActs),
  /** The admin's name. */
  by: z.string(),
  /** What it was done to, if not to the order itself: the id of a letter or a parcel. */
  subject: z.string().nullable(),
  why: z.string().nullable(),
});

/** The fields that an order's page in the back office has beside the order's own. */
export const orderDesk = {
  /** All orders of its payment, this one among them. */
  lines: z.array(orderBeside),
  /** Null until it is approved. */
  print_files: printFilesTold.nullable(),
  /** The parcels that it is in or was in, the first first. */
  parcels: z.array(printJob),
  tracking_url: z.string().nullable(),
  /** About the order, its payment or its parcel, the first first. */
  letters: z.array(letter),
  /** What was done to it here, the first first. */
  acts: z.array(act),
  /** How often it was corrected, and one; null where nothing can be. */
  version: z.int().nullable(),
  /** Somebody of the shop holds its book. */
  is_held: z.boolean(),
  can_correct_address: z.boolean(),
  can_stop: z.boolean(),
};
