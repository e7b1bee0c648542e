import type { CartItem, Cart as WireCart } from '#contract/carts.ts';
import { inTransaction } from '#database/transaction.ts';
import { addToCart } from '#shop/cart/add-to-cart.ts';
import { type Cart, type CartLine, findCart, openCart } from '#shop/cart/cart.ts';
import { changeLine } from '#shop/cart/change-line.ts';
import { clearCart, removeFromCart } from '#shop/cart/remove-from-cart.ts';
import { toDollars } from '#shop/money.ts';
import { os, signedIn } from './implement.ts';

const presentLine = (line: CartLine): CartItem => ({
  id: line.id,
  cart_id: line.cartId,
  book_id: line.bookId,
  child_id: line.childId,
  price: toDollars(line.price),
  quantity: line.quantity,
  book_title: line.bookTitle,
  cover_image_url: line.coverImageUrl,
  child_name: line.childName,
  child_age: line.childAge,
  dedication: line.dedication,
  from: line.from,
});

const present = (cart: Cart): WireCart => ({
  id: cart.id,
  user_id: cart.userId,
  items: cart.items.map(presentLine),
  total_items: cart.totalItems,
  total_price: toDollars(cart.totalPrice),
});

export const carts = os.carts.router({
  mine: os.carts.mine.use(signedIn).handler(async ({ context: { shop, caller } }) => {
    const now = shop.now();
    const known = await findCart(shop.database.orm, caller, now);
    return present(
      known ?? (await inTransaction(shop.database, (tx) => openCart(tx, caller, now))),
    );
  }),
});

export const cartItems = os.cart_items.router({
  add: os.cart_items.add
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const { book_id: bookId, child_id: childId, dedication, from } = input;
      const wanted = { bookId, childId, dedication, from };
      const line = await inTransaction(shop.database, (tx) =>
        addToCart(tx, caller, wanted, shop.now()),
      );
      if (!line) throw errors.NOT_FOUND();
      return presentLine(line);
    }),
  setQuantity: os.cart_items.setQuantity
    .use(signedIn)
    .handler(async ({ input: { id, ...changes }, context: { shop, caller }, errors }) => {
      const line = await inTransaction(shop.database, (tx) =>
        changeLine(tx, caller, id, changes, shop.now()),
      );
      if (!line) throw errors.NOT_FOUND();
      return presentLine(line);
    }),
  remove: os.cart_items.remove
    .use(signedIn)
    .handler(async ({ input: { query, body }, context: { shop, caller }, errors }) => {
      const { book_id: bookId, child_id: childId } = { ...query, ...body };
      if ((bookId === undefined) !== (childId === undefined)) throw errors.HALF_A_PAIR();
      await inTransaction(shop.database, (tx) =>
        bookId === undefined || childId === undefined
          ? clearCart(tx, caller)
          : removeFromCart(tx, caller, { bookId, childId }),
      );
    }),
});
