import { and, type Column, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { pauseAfter } from './more-rarely.ts';

/** What the table of an order's payments and that of a gift card's have in common. */
type Payments = Record<'status' | 'stripeSessionId' | 'askedAt' | 'createdAt', Column>;

/** When the provider was last asked about a payment, or else when it began. */
export const lookedAt = ({ askedAt, createdAt }: Payments): SQL =>
  sql`coalesce(${askedAt}, ${createdAt})`;

/** It has a session and no outcome, and it is time to ask about it (more-rarely.ts). */
export const isTimeToAsk = (payments: Payments, now: Date): SQL | undefined =>
  and(
    eq(payments.status, 'pending'),
    isNotNull(payments.stripeSessionId),
    sql`${lookedAt(payments)} + ${pauseAfter(lookedAt(payments), payments.createdAt)} < ${now}`,
  );

/** It was begun before `since`, and its session never noted: nobody was ever given its page. */
export const hasNoSession = (payments: Payments, since: Date): SQL | undefined =>
  and(
    eq(payments.status, 'pending'),
    isNull(payments.stripeSessionId),
    lt(payments.createdAt, since),
  );
