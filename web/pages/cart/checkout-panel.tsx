import type { CartItem } from '#contract/carts.ts';
import { CREATING_CHECKOUT } from '#vocabulary/sentences/checkout.ts';
import { CheckoutSheet } from '#web/checkout/checkout-sheet.tsx';
import type { WhereTo } from '#web/checkout/where-to.ts';
import { Button } from '#web/ui/button.tsx';
import type { CartAnswer } from './change-cart.ts';
import { shownLines } from './shown-lines.ts';
import { useCheckout } from './use-checkout.ts';

/** Names what is typed in a cart's sheet: the next family at this screen has another cart. It is forgotten with the last line. */
export const purchaseOf = (cartId: string): string => `cart ${cartId}`;

/**
 * The cart's sheet: where all of it goes, the total, and the way to the payment page (specification, sections 2 and 5).
 *
 * @param props.isChanging whether a change of the cart is still on its way
 * @param props.answer to a form that was sent before our scripts had arrived
 */
export function CheckoutPanel({
  cartId,
  lines,
  where,
  isChanging,
  answer,
}: {
  cartId: string;
  lines: CartItem[];
  where: WhereTo;
  isChanging: boolean;
  answer: CartAnswer | undefined;
}) {
  const { isBusy, refused = answer?.refused, start } = useCheckout();
  return (
    <aside aria-label="Total" className="mt-8 lg:mt-0">
      <div className="stack p-6">
        <CheckoutSheet
          purchase={purchaseOf(cartId)}
          where={where}
          lines={lines}
          refused={refused}
          addressTitle="Address Required"
          comeBackTo="/cart"
          action="/cart"
          onSubmit={start}
          actions={(isReady) => (
            <Button
              type="submit"
              className="w-full"
              disabled={isChanging || !isReady}
              busy={isBusy}
              busyLabel={CREATING_CHECKOUT}
            >
              Proceed to Checkout
            </Button>
          )}
        >
          <input type="hidden" name="intent" value="checkout" />
          <input type="hidden" name="lines" value={JSON.stringify(shownLines(lines))} />
        </CheckoutSheet>
        <p className="mt-4 text-sm text-ink-soft">
          The payment page opens in a new tab. It belongs to our payment provider, so we never see
          your card number.
        </p>
      </div>
    </aside>
  );
}
