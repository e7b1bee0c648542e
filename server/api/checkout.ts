import { checkOutBook, checkOutCart } from '#shop/checkout/check-out.ts';
import { toCents } from '#shop/money.ts';
import { os, signedIn } from './implement.ts';
import { asRow } from './row-names.ts';

const shownPrice = (dollars: number | undefined) =>
  dollars === undefined ? undefined : toCents(dollars);

export const checkoutFunctions = {
  'create-book-checkout': os.functions['create-book-checkout']
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const {
        bookId,
        childId,
        alsoFor = [],
        bookPrice,
        ship_to,
        surprise_until,
        dedication,
        from,
        code,
      } = input;
      await shop.limits.checkOut(caller);
      const shipTo = ship_to && asRow(ship_to);
      const childIds = [childId, ...alsoFor];
      const written = { dedication, from, surpriseUntil: surprise_until, code };
      const wanted = { bookId, childIds, shownPrice: shownPrice(bookPrice), shipTo, ...written };
      const url = await checkOutBook(shop, caller, wanted, shop.now());
      if (!url) throw errors.NOT_FOUND();
      return { url };
    }),
  'create-cart-checkout': os.functions['create-cart-checkout']
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller } }) => {
      await shop.limits.checkOut(caller);
      const shown = input.cartItems.map((line) => ({
        bookId: line.book_id,
        childId: line.child_id,
        quantity: line.quantity,
        shownPrice: shownPrice(line.price),
        dedication: line.dedication,
        from: line.from,
      }));
      const shipTo = input.ship_to && asRow(input.ship_to);
      const how = { shipTo, surpriseUntil: input.surprise_until, code: input.code };
      return { url: await checkOutCart(shop, caller, shown, shop.now(), how) };
    }),
};
