import { expect, test } from 'vitest';
import { checkoutRefusal, NO_URL } from './checkout-refusal.ts';

test.each([
  [
    { code: 'CART_EMPTY', message: 'Please add items to your cart before checkout.' },
    'Cart is empty',
    'Please add items to your cart before checkout.',
  ],
  [
    {
      code: 'ADDRESS_REQUIRED',
      message: 'Please add your address before proceeding to checkout.',
    },
    'Address Required',
    'Please add your address before proceeding to checkout.',
  ],
  [
    { code: 'NAME_CANNOT_BE_PRINTED', message: 'No.', data: { details: 'Too long a name.' } },
    'Checkout failed',
    'Too long a name.',
  ],
  [{ code: 'CART_CHANGED', message: 'It changed.' }, 'Checkout failed', 'It changed.'],
  [{ code: 'TOO_MANY_REQUESTS', message: 'Later.' }, 'Checkout failed', 'Later.'],
  [NO_URL, 'Checkout failed', 'No checkout URL received'],
  [
    { code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' },
    'Checkout failed',
    'Failed to create checkout session. Please try again.',
  ],
  [undefined, 'Checkout failed', 'Failed to create checkout session. Please try again.'],
])('%o says %s: %s', (refusal, title, description) => {
  expect(checkoutRefusal(refusal)).toEqual({ title, description, variant: 'destructive' });
});
