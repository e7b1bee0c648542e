/** Events for others: the endpoints that an admin has entered, and what was sent to them (decision 141). */
import { z } from 'zod';
import { deliveryStates, eventTypes } from '#vocabulary/webhooks.ts';
import { adminCall, notFound } from './named-failures.ts';
import { countedList, moment, page, typed, uuid } from './wire-values.ts';

/** Deliveries on a page. */
export const DELIVERIES_PAGE_SIZE = 20;

export const webhookEndpoint = z.object({
  id: uuid,
  url: z.string(),
  events: z.array(z.enum(eventTypes)),
  /** When it answered 410 Gone and was switched off; null while it is told. */
  switched_off_at: moment.nullable(),
  created_at: moment,
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const webhookDelivery = z.object({
  id: uuid,
  /** The `webhook-id` that it is sent under. */
  event_id: uuid,
  type: z.enum(eventTypes),
  url: z.string(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  tried_at: moment.nullable(),
  /** When it is tried again; null once it is delivered or given up, and while it is being tried. */
  next_try_at: moment.nullable(),
  /** The status of the last answer; null where there was none. */
  answer_status: z.int().nullable(),
  /** Why there was none. */
  failure: z.string().nullable(),
  created_at: moment,
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhooks = {
  endpoints: adminCall
    .route({
      method: 'GET',
      path: '/admin/webhooks',
      tags: ['admin'],
      summary: 'Who is told of what happens in the shop',
    })
    .output(z.array(webhookEndpoint)),
  make: adminCall
    .route({
      method: 'POST',
      path: '/admin/webhooks',
      tags: ['admin'],
      summary: 'Tell an address of what happens from now on; the answer alone has its secret',
      successStatus: 201,
    })
    .input(
      z.strictObject({
        url: typed(500).trim().min(1, 'Please enter an address'),
        /** Each at most once. */
        events: z
          .array(z.enum(eventTypes))
          .min(1, 'Please choose at least one event')
          .max(eventTypes.length),
      }),
    )
    .output(webhookEndpoint.extend({ secret: z.string() })),
  remove: adminCall
    .errors(notFound('There is no such endpoint'))
    .route({
      method: 'DELETE',
      path: '/admin/webhooks/{id}',
      tags: ['admin'],
      summary: 'Tell an address nothing more; what was sent there is forgotten',
      successStatus: 204,
    })
    .input(z.strictObject({ id: uuid })),
  deliveries: adminCall
    .route({
      method: 'GET',
      path: '/admin/webhooks/deliveries',
      tags: ['admin'],
      summary: 'What was sent in the last 30 days, or waits to be, newest first, 20 a page',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ page }))
    .output(countedList(webhookDelivery)),
  replay: adminCall
    .errors(notFound('There is no such delivery'))
    .route({
      method: 'POST',
      path: '/admin/webhooks/deliveries/{id}/replay',
      tags: ['admin'],
      summary: 'Send an event to its endpoint again, now',
      successStatus: 204,
    })
    .input(z.strictObject({ id: uuid })),
};
