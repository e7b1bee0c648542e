import { CHECKOUT_FAILED } from '#vocabulary/sentences/checkout.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/** What the checkout answers when it opens no payment page. */
export type Refusal = { code: string; message: string; data?: unknown };

/** The answer was fine but held no address (specification, section 7: create-cart-checkout). */
export const NO_URL: Refusal = { code: 'NO_URL', message: 'No checkout URL received' };

/** Failures that name themselves; every other one says no more than that it failed. */
const NAMED = new Set([
  'ADDRESS_TOO_LONG',
  'COUNTRY_NOT_DELIVERED',
  'PRICE_CHANGED',
  'CART_CHANGED',
  'CHILD_GONE',
  'OVERTAKEN',
  'PAYMENT_ENDED',
  'PAYMENT_PROVIDER_AWAY',
  'TOO_MANY_REQUESTS',
  'UNAUTHORIZED',
  NO_URL.code,
]);

/**
 * The toast for a refused checkout (specification, section 8: Checkout and address).
 *
 * @param refusal undefined where there was no answer at all
 */
export function checkoutRefusal(refusal: Refusal | undefined): ToastMessage {
  const [title, description] = wordsFor(refusal);
  return errorToast(description, title);
}

function wordsFor(refusal: Refusal | undefined): [title: string, description: string] {
  switch (refusal?.code) {
    case 'CART_EMPTY':
      return ['Cart is empty', refusal.message];
    case 'ADDRESS_REQUIRED':
      return ['Address Required', refusal.message];
    case 'DEDICATION_CANNOT_BE_PRINTED':
    case 'NAME_CANNOT_BE_PRINTED':
      return ['Checkout failed', detailsOf(refusal) ?? refusal.message];
    default:
      return [
        'Checkout failed',
        refusal && NAMED.has(refusal.code) ? refusal.message : CHECKOUT_FAILED,
      ];
  }
}

function detailsOf({ data }: Refusal): string | undefined {
  const details = (data as { details?: unknown } | undefined)?.details;
  return typeof details === 'string' ? details : undefined;
}
