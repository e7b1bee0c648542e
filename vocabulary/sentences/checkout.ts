/** Paying (specification, sections 4, 5 and 8). */

import { MOST_LINES } from '#vocabulary/payments.ts';

export const CHECKOUT_FAILED = 'Failed to create checkout session. Please try again.';
export const CHECKOUT_INCOMPLETE = 'Missing required information for checkout.';
export const CREATING_CHECKOUT = 'Creating Checkout...';
export const ADDRESS_REQUIRED = 'Please add your address before proceeding to checkout.';
export const ADDRESS_INCOMPLETE = 'Please fill in all required address fields';
export const ADDRESS_TOO_LONG =
  'A line of this address is too long for the label on the parcel. Please shorten it.';
export const COUNTRY_NOT_DELIVERED =
  "We're sorry, we can't deliver to this country yet. The book can go to somebody in another one.";
export const ADDRESS_NOT_SAVED = 'Failed to save address information';
export const REMOVING_FAILED = 'Failed to remove item from cart';
export const CART_FULL = `A cart holds at most ${MOST_LINES} different books. Please pay for these first.`;
export const CART_NOT_CLEARED = 'Failed to clear cart';
export const QUANTITY_NOT_CHANGED = 'Failed to change the quantity';
export const DEDICATION_NOT_CHANGED = 'Failed to keep the dedication';
export const CART_NOT_LOADED = 'Failed to load cart';
export const ORDERS_NOT_LOADED = 'Failed to fetch orders';
