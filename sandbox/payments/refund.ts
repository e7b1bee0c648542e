import type Stripe from 'stripe';
import { z } from 'zod';
import { newId } from '#sandbox/secrets.ts';
import type { Queries, Store } from '#sandbox/store.ts';
import { recordEvent } from './events.ts';
import { type Session, seconds } from './session.ts';
import { metadata, refusalFor, whole } from './session-request.ts';
import { noSuch, StripeRefusal } from './stripe-error.ts';

/** A refund as it is stored; the amount in cents. */
export type Refund = {
  id: string;
  number: string;
  created: Date;
  session_id: string;
  payment_intent: string;
  amount: number;
  currency: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason: string | null;
  reason: string | null;
  metadata: Record<string, string>;
};

const request = z.strictObject({
  payment_intent: z.string(),
  amount: whole.pipe(z.number().min(1)).optional(),
  metadata: metadata.default({}),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

/**
 * Gives back money of a payment, by the provider's rules: only of one that was paid, and never more than is left of it;
 * without an amount, all that is left. It goes back at once, unless the payment's refunds were told to wait.
 * @throws StripeRefusal
 */
export async function createRefund(tx: Queries, parameters: unknown): Promise<Refund> {
  const read = request.safeParse(parameters);
  if (!read.success) throw refusalFor(read.error.issues[0]!, parameters);
  const wanted = read.data;
  const session = await holdPayment(tx, wanted.payment_intent);
  const left = session.amount_total - (await refundedOf(tx, session.id));
  const amount = wanted.amount ?? left;
  refuseTooMuch(session, amount, left);
  const created = await tx.query<Refund>(
    `insert into sandbox.refunds
       (id, session_id, payment_intent, amount, currency, status, reason, metadata)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`,
    [
      newId('re_'),
      session.id,
      wanted.payment_intent,
      amount,
      session.currency,
      session.refunds_wait ? 'pending' : 'succeeded',
      wanted.reason ?? null,
      JSON.stringify(wanted.metadata),
    ],
  );
  const refund = created.rows[0]!;
  await tell(tx, 'refund.created', refund);
  await recordEvent(tx, 'charge.refunded', {
    object: toStripeCharge(session, session.amount_total - left + amount),
    sessionId: session.id,
    refundId: refund.id,
  });
  return refund;
}

/** The bank takes what was on its way. */
export function settleRefund(store: Store, id: string): Promise<Refund | undefined> {
  return store.inTransaction(async (tx) => {
    const refund = await move(tx, `status = 'succeeded'`, `id = $1 and status = 'pending'`, id);
    if (refund) await tell(tx, 'refund.updated', refund);
    return refund;
  });
}

/** The bank does not take it, or gives it back though it had seemed to be taken: the card is closed, say. */
export function failRefund(store: Store, id: string): Promise<Refund | undefined> {
  return store.inTransaction(async (tx) => {
    const refund = await move(
      tx,
      `status = 'failed', failure_reason = 'expired_or_canceled_card'`,
      `id = $1 and status <> 'failed'`,
      id,
    );
    if (refund) await tell(tx, 'refund.updated', refund);
    if (refund) await tell(tx, 'refund.failed', refund);
    return refund;
  });
}

/** Lets whatever is given back of a payment from now on wait for a press, or go at once. */
export async function letRefundsWait(
  store: Store,
  sessionId: string,
  wait: boolean,
): Promise<void> {
  await store.pool.query('update sandbox.checkout_sessions set refunds_wait = $2 where id = $1', [
    sessionId,
    wait,
  ]);
}

/** The refund as the provider would show it. */
export const toStripeRefund = (refund: Refund): Stripe.Refund => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  balance_transaction: null,
  charge: chargeOf(refund.payment_intent),
  created: seconds(refund.created),
  currency: refund.currency,
  customer: null,
  customer_account: null,
  destination_details: { card: { type: 'refund' }, type: 'card' },
  ...(refund.failure_reason && { failure_reason: refund.failure_reason }),
  metadata: refund.metadata,
  payment_intent: refund.payment_intent,
  payment_method: null,
  ...(refund.status === 'pending' && { pending_reason: 'processing' as const }),
  reason: refund.reason as Stripe.Refund.Reason | null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: refund.status,
  transfer_reversal: null,
});

/** The part of a charge that tells what became of its money. */
const toStripeCharge = (session: Session, refunded: number) => ({
  id: chargeOf(session.payment_intent!),
  object: 'charge',
  amount: session.amount_total,
  amount_captured: session.amount_total,
  amount_refunded: refunded,
  currency: session.currency,
  paid: true,
  payment_intent: session.payment_intent,
  refunded: refunded === session.amount_total,
  status: 'succeeded',
});

/** A payment here has one charge, which is named after it. */
const chargeOf = (paymentIntent: string) => paymentIntent.replace(/^pi_/, 'ch_');

/** The paid session behind a payment, held: two refunds of it at once are counted one after the other. */
async function holdPayment(tx: Queries, paymentIntent: string): Promise<Session> {
  const found = await tx.query<Session>(
    'select * from sandbox.checkout_sessions where payment_intent = $1 for update',
    [paymentIntent],
  );
  const session = found.rows[0];
  if (!session) throw noSuch('payment_intent', paymentIntent, 'payment_intent');
  if (session.payment_status === 'paid') return session;
  throw new StripeRefusal(
    `This PaymentIntent (${paymentIntent}) does not have a successful charge to refund.`,
    { param: 'payment_intent' },
  );
}

async function refundedOf(tx: Queries, sessionId: string): Promise<number> {
  const found = await tx.query<{ cents: number }>(
    `select coalesce(sum(amount), 0)::int as cents from sandbox.refunds
     where session_id = $1 and status <> 'failed'`,
    [sessionId],
  );
  return found.rows[0]!.cents;
}

function refuseTooMuch(session: Session, amount: number, left: number): void {
  const charge = chargeOf(session.payment_intent!);
  if (left === 0) {
    throw new StripeRefusal(`Charge ${charge} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount <= left) return;
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  throw new StripeRefusal(
    `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
    { param: 'amount' },
  );
}

async function move(tx: Queries, set: string, where: string, id: string) {
  const moved = await tx.query<Refund>(
    `update sandbox.refunds set ${set} where ${where} returning *`,
    [id],
  );
  return moved.rows[0];
}

const tell = (
  tx: Queries,
  type: 'refund.created' | 'refund.updated' | 'refund.failed',
  refund: Refund,
) =>
  recordEvent(tx, type, {
    object: toStripeRefund(refund),
    sessionId: refund.session_id,
    refundId: refund.id,
  });
