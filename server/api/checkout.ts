import { MANY_CHECKOUTS } from '#contract/checkout.ts';
import { comeBack, TooManyTries } from '#server/rate-limits/rate-limits.ts';
import { checkOutBook, checkOutCart } from '#shop/checkout/check-out.ts';
import { ProviderAway } from '#shop/checkout/payment-provider.ts';
import {
  AddressRequired,
  CartChanged,
  CartEmpty,
  ChildGone,
  NameCannotBePrinted,
  PriceChanged,
} from '#shop/checkout/refusals.ts';
import { toCents, toDollars } from '#shop/money.ts';
import { os, signedIn } from './implement.ts';

const bookCheckout = os.functions['create-book-checkout'].use(signedIn);
const cartCheckout = os.functions['create-cart-checkout'].use(signedIn);

type Refusals = Omit<
  Parameters<Parameters<typeof bookCheckout.handler>[0]>[0]['errors'],
  'NOT_FOUND'
>;

/** Turns a refusal that both checkouts share into the contract's failure; passes on what is none. */
export function refusalNamed(error: unknown, errors: Refusals): unknown {
  if (error instanceof TooManyTries) {
    return errors.TOO_MANY_REQUESTS(comeBack(error, MANY_CHECKOUTS));
  }
  if (error instanceof AddressRequired) return errors.ADDRESS_REQUIRED();
  if (error instanceof ProviderAway) return errors.PAYMENT_PROVIDER_AWAY();
  if (error instanceof ChildGone) return errors.CHILD_GONE();
  if (error instanceof NameCannotBePrinted) {
    const { childId, details } = error;
    return errors.NAME_CANNOT_BE_PRINTED({ data: { child_id: childId, details } });
  }
  if (error instanceof PriceChanged) {
    const prices = error.prices.map(({ bookId, price }) => ({
      book_id: bookId,
      price: toDollars(price),
    }));
    return errors.PRICE_CHANGED({ data: { prices } });
  }
  return error;
}

const shownPrice = (dollars: number | undefined) =>
  dollars === undefined ? undefined : toCents(dollars);

export const checkoutFunctions = {
  'create-book-checkout': bookCheckout.handler(
    async ({ input, context: { shop, caller }, errors }) => {
      const { bookId, childId, bookPrice } = input;
      const wanted = { bookId, childId, shownPrice: shownPrice(bookPrice) };
      try {
        await shop.limits.checkOut(caller);
        const url = await checkOutBook(shop, caller, wanted, shop.now());
        if (!url) throw errors.NOT_FOUND();
        return { url };
      } catch (error) {
        throw refusalNamed(error, errors);
      }
    },
  ),
  'create-cart-checkout': cartCheckout.handler(
    async ({ input, context: { shop, caller }, errors }) => {
      const shown = input.cartItems.map((line) => ({
        bookId: line.book_id,
        childId: line.child_id,
        quantity: line.quantity,
        shownPrice: shownPrice(line.price),
      }));
      try {
        await shop.limits.checkOut(caller);
        return { url: await checkOutCart(shop, caller, shown, shop.now()) };
      } catch (error) {
        if (error instanceof CartEmpty) throw errors.CART_EMPTY();
        if (error instanceof CartChanged) throw errors.CART_CHANGED();
        throw refusalNamed(error, errors);
      }
    },
  ),
};
