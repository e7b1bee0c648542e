/** The morning page: what waits for somebody of the shop, and the last seven days in figures (decision 141). */
import { z } from 'zod';
import { MOST_WAITING, misfitKinds, waitingKinds } from '#vocabulary/today.ts';
import { adminCall, notFound } from './named-failures.ts';
import { dollars, moment, typed, uuid } from './wire-values.ts';

export const waiting = z.object({
  kind: z.enum(waitingKinds),
  /** How many of the kind there are. What follows is of the one that has waited longest. */
  count: z.int(),
  since: moment,
  /** Null where it is no matter of one order. */
  order_id: uuid.nullable(),
  book_title: z.string().nullable(),
  /** Money that came and does not fit; null for all other kinds. */
  misfit: z
    .object({
      stripe_session_id: z.string(),
      kind: z.enum(misfitKinds),
      amount: dollars,
      /** What was asked for; null where we know of no such payment. */
      wanted: dollars.nullable(),
    })
    .nullable(),
});
export type Waiting = z.infer<typeof waiting>;

export const dayInFigures = z.object({
  day: z.iso.date(),
  /** Orders that were paid for on that day, and what was paid for them. */
  orders: z.int(),
  revenue: dollars,
  /** What was promised back on that day. */
  refunded: dollars,
  approved: z.int(),
  shipped: z.int(),
});
export type DayInFigures = z.infer<typeof dayInFigures>;

export const today = {
  show: adminCall
    .route({
      method: 'GET',
      path: '/admin/today',
      tags: ['admin'],
      summary: 'What waits for somebody, the most urgent first, and the last seven days in figures',
    })
    .output(
      z.object({
        waiting: z.array(waiting).max(MOST_WAITING),
        /** How many more kinds of things wait. */
        more: z.int(),
        /** Whole days of UTC, yesterday last. */
        days: z.array(dayInFigures),
      }),
    ),
  settleMisfit: adminCall
    .errors(notFound('There is no such payment, or it was put right before'))
    .route({
      method: 'POST',
      path: '/admin/misfits/{session_id}/settle',
      tags: ['admin'],
      summary: 'Note that money which did not fit was put right at the provider',
      successStatus: 204,
    })
    .input(
      z.strictObject({
        session_id: z.string().regex(/^cs_\w{1,190}$/),
        how: typed(300).trim().min(1, 'Please say what was done'),
      }),
    ),
};
