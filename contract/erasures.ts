/** Erasing everything about a child, and the receipt for it (docs/decisions/142). */
import { z } from 'zod';
import { erasedThings, reasonsToStay } from '#vocabulary/erasing.ts';
import { notFound, signedInCall } from './named-failures.ts';
import { moment, uuid } from './wire-values.ts';

/** An order of the child. What was paid stays; whom it was for, where it went and the book itself go. */
const erasedOrder = z.object({
  order_id: uuid,
  book_title: z.string(),
  /** When it forgot whom it was for; null while it cannot. */
  gone_at: moment.nullable(),
  /** What it waits for; null once it waits no more. */
  stays: z.enum(reasonsToStay).nullable(),
});

/** What erasing a child would do. */
const erasable = z.object({
  name: z.string(),
  /** False for a child that was deleted before. */
  is_there: z.boolean(),
  orders: z.array(erasedOrder),
  /** In how many places of somebody else's the name stands (a sister's dedication, say): those stay. */
  named_elsewhere: z.int(),
});
export type Erasable = z.infer<typeof erasable>;

/** The receipt. It names nobody. */
const erasure = z.object({
  id: uuid,
  asked_at: moment,
  /** Null while an order still waits. */
  finished_at: moment.nullable(),
  /** How many of each have gone by now. */
  went: z.record(z.enum(erasedThings), z.int()),
  orders: z.array(erasedOrder),
});
export type Erasure = z.infer<typeof erasure>;

/** The child may have been deleted before: its orders still know whom they were for. */
const ofChild = z.strictObject({ id: uuid });
const tags = ['erasures'];

export const erasures = {
  look: signedInCall
    .errors(notFound('Child not found'))
    .route({
      method: 'GET',
      path: '/children/{id}/erase',
      tags,
      summary: 'What erasing everything about a child would do',
    })
    .input(ofChild)
    .output(erasable),
  erase: signedInCall
    .errors(notFound('Child not found'))
    .route({
      method: 'POST',
      path: '/children/{id}/erase',
      tags,
      summary:
        'Erase everything about a child: photo, previews, and whom its bought books were for; books under way once they have arrived',
    })
    .input(ofChild)
    .output(erasure),
  list: signedInCall
    .route({
      method: 'GET',
      path: '/erasures',
      tags,
      summary: 'My receipts of what was erased, the latest first',
    })
    .output(z.array(erasure)),
  find: signedInCall
    .errors(notFound('Receipt not found'))
    .route({ method: 'GET', path: '/erasures/{id}', tags, summary: 'One receipt' })
    .input(z.strictObject({ id: uuid }))
    .output(erasure),
};
