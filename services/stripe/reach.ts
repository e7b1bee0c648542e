import Stripe from 'stripe';
import { ProviderAway } from '#shop/checkout/payment-provider.ts';

/** An answer that means "not now" becomes ProviderAway; anything else is a mistake and stays one. */
export async function reach<Answer>(ask: () => Promise<Answer>, patience = 2): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    // The same question is still being answered. On a busy machine fifty at once outlasted the client's own retries.
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 409 && patience > 0) {
      return reach(ask, patience - 1);
    }
    const notNow =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      (error instanceof Stripe.errors.StripeError && error.statusCode === 409) ||
      (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 500) >= 500);
    if (notNow) throw new ProviderAway('The payment provider cannot serve now', { cause: error });
    throw error;
  }
}

/** The same; what the provider knows nothing of is undefined. */
export function orNone<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  return reach(ask).catch((error) => {
    const isUnknown =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
    if (isUnknown) return undefined;
    throw error;
  });
}
