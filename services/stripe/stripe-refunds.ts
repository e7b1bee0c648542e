import Stripe from 'stripe';
import { z } from 'zod';
import {
  type PaymentProvider,
  type PaymentRefund,
  RefundRefused,
} from '#shop/checkout/payment-provider.ts';
import type { RefundState } from '#vocabulary/printing.ts';
import { orNone, reach } from './reach.ts';

type Refunds = Pick<PaymentProvider, 'refund' | 'findRefund' | 'findRefunds'>;

/** Money given back through Stripe: a refund of the payment behind a checkout session. */
export function stripeRefunds(stripe: Stripe): Refunds {
  const findRefunds = (payment_intent: string): Promise<PaymentRefund[]> =>
    reach(async () => {
      const found: PaymentRefund[] = [];
      for await (const refund of stripe.refunds.list({ payment_intent, limit: 100 })) {
        found.push(present(refund));
      }
      return found;
    });

  return {
    async refund({ refundId, sessionId, amount }) {
      const payment_intent = await paymentOf(stripe, sessionId);
      // The provider forgets a key after a day, and we may ask for longer than that.
      const known = (await findRefunds(payment_intent)).find((one) => one.refundId === refundId);
      return known ?? create(stripe, { refundId, payment_intent, amount });
    },
    findRefund: (id) => orNone(async () => present(await stripe.refunds.retrieve(id))),
    findRefunds,
  };
}

async function paymentOf(stripe: Stripe, sessionId: string): Promise<string> {
  const session = await orNone(() => stripe.checkout.sessions.retrieve(sessionId));
  const payment = session?.payment_intent;
  if (!payment) throw new RefundRefused(`Session ${sessionId} has no payment`);
  return typeof payment === 'string' ? payment : payment.id;
}

async function create(
  stripe: Stripe,
  { refundId, ...of }: { refundId: string; payment_intent: string; amount: number },
): Promise<PaymentRefund> {
  const request = { ...of, metadata: { refund_id: refundId } };
  try {
    return present(await reach(() => stripe.refunds.create(request, { idempotencyKey: refundId })));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    throw new RefundRefused(error.message, { cause: error });
  }
}

/** What our own refunds carry: in the provider's back office anything may be given back with anything noted. */
const UUID = z.uuid();

const present = ({
  id,
  amount,
  status,
  metadata,
  failure_reason,
}: Stripe.Refund): PaymentRefund => ({
  id,
  refundId: UUID.safeParse(metadata?.refund_id).data ?? null,
  amount,
  state: stateOf(status),
  failure: failure_reason,
});

/** 'requires_action' waits for the buyer's bank, as 'pending' does; what was canceled has not gone back. */
function stateOf(status: string | null): RefundState {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
