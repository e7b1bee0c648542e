/** The cart (specification, sections 3, 4 and 7: carts, cart_items). */
import { z } from 'zod';
import { CART_FULL } from '#vocabulary/sentences/checkout.ts';
import { NAME_CANNOT_BE_PRINTED } from '#vocabulary/sentences/children.ts';
import { inscription, inscriptionRefusals, typedInscription } from './inscription.ts';
import { notFound, signedInCall } from './named-failures.ts';
import { bookId, dollars, uuid } from './wire-values.ts';

export const cartItem = z.object({
  id: uuid,
  cart_id: uuid,
  book_id: z.int(),
  child_id: uuid,
  price: dollars,
  quantity: z.int(),
  book_title: z.string(),
  cover_image_url: z.string(),
  child_name: z.string(),
  /** Whole years; null without a birthday. */
  child_age: z.int().nullable(),
  ...inscription,
});
export type CartItem = z.infer<typeof cartItem>;

export const cart = z.object({
  id: uuid,
  user_id: uuid,
  items: z.array(cartItem),
  total_items: z.int(),
  total_price: dollars,
});
export type Cart = z.infer<typeof cart>;

const somePair = z.strictObject({ book_id: bookId.optional(), child_id: uuid.optional() });

const quantity = z.int().min(1).max(99);

export const carts = {
  mine: signedInCall
    .route({
      method: 'GET',
      path: '/carts/me',
      tags: ['carts'],
      summary: 'My cart with its lines; made on first use',
    })
    .output(cart),
};

export const cartItems = {
  add: signedInCall
    .errors({
      ...notFound('Book or child not found'),
      ...inscriptionRefusals,
      CART_FULL: { status: 409, message: CART_FULL },
      NAME_CANNOT_BE_PRINTED: {
        status: 422,
        message: NAME_CANNOT_BE_PRINTED,
        data: z.object({ child_id: uuid, details: z.string() }),
      },
      LINE_FULL: { status: 409, message: 'A line holds at most 99 copies' },
    })
    .route({
      method: 'POST',
      path: '/cart_items',
      tags: ['carts'],
      summary: 'Add one copy: a new line, or one more on the line of this book and child',
      successStatus: 201,
    })
    // cart_id, price and quantity are part of the specified body and never trusted.
    .input(
      z.strictObject({
        book_id: bookId,
        child_id: uuid,
        cart_id: z.string().optional(),
        price: z.number().optional(),
        quantity: z.number().optional(),
        // Of a pair that is in the cart already, the first stays.
        ...typedInscription,
      }),
    )
    .output(cartItem),
  setQuantity: signedInCall
    .errors({ ...notFound('Cart line not found'), ...inscriptionRefusals })
    .route({
      method: 'PATCH',
      path: '/cart_items/{id}',
      tags: ['carts'],
      summary: 'Set the quantity of a line, or what is written into its book',
    })
    .input(
      z
        .strictObject({ id: uuid, quantity: quantity.optional(), ...typedInscription })
        .refine((said) => Object.keys(said).length > 1, 'Say what changes'),
    )
    .output(cartItem),
  remove: signedInCall
    .errors({
      HALF_A_PAIR: {
        status: 400,
        message: 'Name both book_id and child_id to remove a line, or neither to clear the cart',
      },
    })
    .route({
      method: 'DELETE',
      path: '/cart_items',
      tags: ['carts'],
      summary: 'Remove the line of a book and child, or clear the cart',
      inputStructure: 'detailed',
      successStatus: 204,
    })
    // The pair may be named in the query or in a body: many proxies drop the body of a DELETE, and a
    // body that was ignored would turn "remove this line" into "clear the cart".
    .input(z.object({ query: somePair, body: somePair.optional() })),
};
