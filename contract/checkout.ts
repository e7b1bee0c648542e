/** Paying (specification, sections 4, 5 and 7: create-book-checkout, create-cart-checkout). */
import { z } from 'zod';
import { MOST_LINES } from '#vocabulary/payments.ts';
import {
  ADDRESS_REQUIRED,
  CART_FULL,
  CHECKOUT_FAILED,
  CHECKOUT_INCOMPLETE,
} from '#vocabulary/sentences/checkout.ts';
import { NAME_CANNOT_BE_PRINTED } from '#vocabulary/sentences/children.ts';
import { addressRefusals, deliveryRefusals, filledShipTo } from './addresses.ts';
import { cardRefusals, codeRefusal, typedCode } from './codes.ts';
import { inscriptionRefusals, typedInscription } from './inscription.ts';
import { notFound, signedInCall, tooMany } from './named-failures.ts';
import { bookIdOr, dollars, uuid } from './wire-values.ts';

export const MANY_CHECKOUTS = "That's a lot of checkouts at once.";

/** Why a payment page may not be opened. */
/** A database knows days before our era, and a typing mistake is no wish. */
const isNear = (day: string) => day > '2020' && day < '2100';

export const paymentPageRefusals = {
  OVERTAKEN: {
    status: 409,
    message: 'You started over or canceled in another window. Please continue there.',
  },
  PAYMENT_PROVIDER_AWAY: {
    status: 503,
    message: CHECKOUT_FAILED,
  },
} as const;

/** Why a checkout may be refused before any money is asked for. */
export const checkoutRefusals = {
  ...tooMany(MANY_CHECKOUTS),
  ADDRESS_REQUIRED: {
    status: 422,
    message: ADDRESS_REQUIRED,
  },
  ...deliveryRefusals,
  PRICE_CHANGED: {
    status: 409,
    message: 'A price has changed since you saw it. Please have another look before you pay.',
    data: z.object({ prices: z.array(z.object({ book_id: z.int(), price: dollars })) }),
  },
  NAME_CANNOT_BE_PRINTED: {
    status: 422,
    message: NAME_CANNOT_BE_PRINTED,
    data: z.object({ child_id: uuid, details: z.string() }),
  },
  ...inscriptionRefusals,
  ...codeRefusal,
  ...cardRefusals,
  CHILD_GONE: {
    status: 422,
    message: 'This child is no longer in your family profile. Please remove that line.',
  },
  ...paymentPageRefusals,
} as const;

export const paymentPage = z.object({ url: z.string() });

/** Where it goes: without it, to the address of the profile, in the parent's name. */
const ship_to = filledShipTo.optional();

/** A day until which My Orders, the home and letters do not show at a glance what was bought. */
const surprise_until = z.iso
  .date()
  .refine(isNear, 'Please choose a day of the next years')
  .optional();

/** A discount code, or that of a gift card: what it takes off or pays is the shop's to say. */
const code = typedCode.optional();

/** Further children who each get a copy of the book, in the same payment. */
const alsoFor = z
  .array(z.uuid(CHECKOUT_INCOMPLETE))
  .max(MOST_LINES - 1, CART_FULL)
  .optional();

export const checkout = {
  'create-book-checkout': signedInCall
    .errors({
      ...checkoutRefusals,
      ...addressRefusals,
      ...notFound(CHECKOUT_INCOMPLETE),
    })
    .route({
      method: 'POST',
      path: '/functions/create-book-checkout',
      tags: ['functions'],
      summary: 'Buy a book for a child, or a copy each for several: answers the payment page',
    })
    // bookTitle and bookPrice are what the page showed: the title is ignored, a differing price refused.
    .input(
      z.strictObject({
        bookId: bookIdOr(CHECKOUT_INCOMPLETE),
        childId: z.uuid(CHECKOUT_INCOMPLETE),
        bookTitle: z.string().max(500).optional(),
        bookPrice: dollars.optional(),
        alsoFor,
        ship_to,
        surprise_until,
        code,
        // Written into each of these copies.
        ...typedInscription,
      }),
    )
    .output(paymentPage),
  'create-cart-checkout': signedInCall
    .errors({
      ...checkoutRefusals,
      ...addressRefusals,
      CART_EMPTY: { status: 422, message: 'Please add items to your cart before checkout.' },
      CART_CHANGED: {
        status: 409,
        message:
          'Your cart has changed in another window. Please have another look before you pay.',
      },
    })
    .route({
      method: 'POST',
      path: '/functions/create-cart-checkout',
      tags: ['functions'],
      summary: 'Buy what is in my cart: answers the payment page',
    })
    // What is bought is read from the caller's own cart. The lines only say what the page showed.
    .input(
      z.strictObject({
        cartItems: z
          .array(
            z.strictObject({
              book_id: bookIdOr(CHECKOUT_INCOMPLETE),
              child_id: z.uuid(CHECKOUT_INCOMPLETE),
              quantity: z.int().min(1).max(99),
              price: dollars.optional(),
              bookTitle: z.string().max(500).optional(),
              childName: z.string().max(500).optional(),
              // What the page showed; where it is said, it wins over what the cart says.
              ...typedInscription,
            }),
          )
          .max(MOST_LINES, CART_FULL),
        ship_to,
        surprise_until,
        code,
      }),
    )
    .output(paymentPage),
};
