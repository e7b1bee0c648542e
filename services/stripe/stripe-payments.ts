import Stripe from 'stripe';
import { z } from 'zod';
import type {
  PaymentProvider,
  PaymentSession,
  SessionRequest,
} from '#shop/checkout/payment-provider.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { whatIsSold } from '#vocabulary/what-is-sold.ts';
import { orNone, reach } from './reach.ts';
import { stripeRefunds } from './stripe-refunds.ts';

const TIMEOUT_MS = 10_000;
/**
 * Twenty checkouts of one cart at once ask with one idempotency key; all but the first are told that
 * its answer is still being made (409) and ask again, after 0.5 s and then ever longer.
 */
const RETRIES = 4;

/**
 * The Stripe client, for the real provider or for another address that speaks its protocol.
 * @param apiUrl undefined: the real one
 */
export function stripeClient(secretKey: string, apiUrl: string | undefined): Stripe {
  const elsewhere = apiUrl && new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(elsewhere && {
      protocol: elsewhere.protocol.slice(0, -1) as 'http' | 'https',
      host: elsewhere.hostname,
      port: elsewhere.port,
    }),
  });
}

/** Payments through Stripe Checkout: a hosted payment page per session. */
export function stripePayments(stripe: Stripe): PaymentProvider {
  const findSession = (id: string): Promise<PaymentSession | undefined> =>
    orNone(async () =>
      present(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })),
    );

  /** A coupon for this one session: with one key it is made once, and the session's request is the same however often it is sent. */
  async function discountsOf({ discount, idempotencyKey }: SessionRequest) {
    if (!discount) return undefined;
    const { id } = await reach(() =>
      stripe.coupons.create(
        { name: discount.name, amount_off: discount.amount, currency: 'usd', duration: 'once' },
        { idempotencyKey: `${idempotencyKey} coupon` },
      ),
    );
    return [{ coupon: id }];
  }

  return {
    async openSession(request) {
      const discounts = await discountsOf(request);
      const session = await reach(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: request.transactionId,
            customer_email: request.customerEmail,
            line_items: request.lines.map((line) => ({
              quantity: line.quantity,
              price_data: {
                currency: 'usd',
                unit_amount: line.price,
                product_data: {
                  name: line.title,
                  description: line.about ?? whatIsSold.inShort,
                },
              },
            })),
            ...(discounts && { discounts }),
            success_url: request.successUrl,
            cancel_url: request.cancelUrl,
          },
          { idempotencyKey: request.idempotencyKey },
        ),
      );
      return present(session);
    },
    findSession,
    async closeSession(id) {
      try {
        return present(await reach(() => stripe.checkout.sessions.expire(id)));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        const session = await findSession(id);
        // Refused, as a rule, because it is not open any more, or because there is none.
        if (session?.open) throw error;
        return session;
      }
    },
    ...stripeRefunds(stripe),
  };
}

/** What our own sessions refer to: another seller on the same account may refer to anything. */
const UUID = z.uuid();

function present(session: Stripe.Checkout.Session): PaymentSession {
  return {
    id: session.id,
    url: session.url,
    transactionId: UUID.safeParse(session.client_reference_id).data ?? null,
    amount: session.amount_total ?? 0,
    open: session.status === 'open',
    outcome: outcomeOf(session),
  };
}

/**
 * What a session means for its orders. 'complete' alone says only that the page was filled in: a
 * delayed payment method leaves it unpaid until the money has come, or has failed to.
 */
function outcomeOf(session: Stripe.Checkout.Session): PaymentStatus {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'pending';
  if (session.payment_status !== 'unpaid') return 'completed';
  const intent = session.payment_intent;
  const failed =
    typeof intent === 'object' &&
    (intent?.status === 'requires_payment_method' || intent?.status === 'canceled');
  return failed ? 'failed' : 'pending';
}
