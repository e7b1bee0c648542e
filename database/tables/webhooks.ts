/** Events for others: who is told, and what was told to whom (decision 141). */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { deliveryStates, type EventType, eventTypes } from '#vocabulary/webhooks.ts';
import { isOneOf } from './checks.ts';

/** An address that an admin has entered. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: uuid('id').primaryKey().defaultRandom(),
  url: text('url').notNull(),
  events: text('events').array().$type<EventType[]>().notNull(),
  /** `whsec_` and 32 random bytes in base64. Shown once, when it is made; no query of a list reads it. */
  secret: text('secret').notNull(),
  /** When it answered 410 Gone: it wants no more. */
  switchedOffAt: timestamp('switched_off_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** One row per event and endpoint, written in the transaction of what happened. It goes with its endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The `webhook-id`: one for all endpoints and all tries. */
    eventId: uuid('event_id').notNull(),
    type: text('type', { enum: eventTypes }).notNull(),
    /** JSON, letter for letter as it is signed and sent. */
    payload: text('payload').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    /** How often it was tried since it was written, or since somebody had it sent again. */
    tries: integer('tries').notNull().default(0),
    /** When the last try began. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
    /** When it is tried next, after a try that failed. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    /** The status of the last answer; null where there was none. */
    answerStatus: integer('answer_status'),
    /** Why there was none, in our words. */
    failure: text('failure'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (delivery) => [
    unique('webhook_deliveries_once').on(delivery.eventId, delivery.endpointId),
    check('webhook_deliveries_type', isOneOf(delivery.type, eventTypes)),
    check('webhook_deliveries_state', isOneOf(delivery.state, deliveryStates)),
    check(
      'webhook_deliveries_taken',
      sql`${delivery.state} <> 'delivered' or ${delivery.answerStatus} between 200 and 299`,
    ),
    index('webhook_deliveries_newest_first').on(
      delivery.createdAt.desc().nullsFirst(),
      delivery.id,
    ),
    index('webhook_deliveries_by_endpoint').on(delivery.endpointId, delivery.state),
    index('webhook_deliveries_failed').on(delivery.createdAt).where(sql`state = 'failed'`),
  ],
);
