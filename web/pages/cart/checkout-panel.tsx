import { Form, Link } from 'react-router';
import type { CartItem } from '#contract/carts.ts';
import { CREATING_CHECKOUT } from '#vocabulary/sentences/checkout.ts';
import { whatIsSold } from '#vocabulary/what-is-sold.ts';
import type { AddressCheck } from '#web/book/buying/check-address.ts';
import { addAddressPath } from '#web/book/paths.ts';
import { showPrice } from '#web/book/price.ts';
import { GoesTo } from '#web/checkout/goes-to.tsx';
import type { Parcel } from '#web/checkout/ship-to.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFirstInvalid } from '#web/ui/use-first-invalid.ts';
import type { CartAnswer } from './change-cart.ts';
import { totalsOf } from './lines-as-asked.ts';
import { shownLines } from './shown-lines.ts';
import { useCheckout } from './use-checkout.ts';

/**
 * The total and the way to the payment page (specification, sections 2 and 5).
 *
 * @param props.parcel null without a complete address
 * @param props.isChanging whether a change of the cart is still on its way
 * @param props.answer to a form that was sent before our scripts had arrived
 */
export function CheckoutPanel({
  lines,
  address,
  parcel,
  isChanging,
  answer,
}: {
  lines: CartItem[];
  address: AddressCheck;
  parcel: Parcel | null;
  isChanging: boolean;
  answer: CartAnswer | undefined;
}) {
  const { copies, dollars } = totalsOf(lines);
  const { isBusy, refused = answer?.refused, start } = useCheckout();
  const form = useFirstInvalid(refused);
  return (
    <aside aria-label="Total" className="mt-8 lg:sticky lg:top-28 lg:mt-0">
      <div className="stack p-6">
        <dl>
          <div className="flex justify-between">
            <dt>{copies === 1 ? '1 book' : `${copies} books`}</dt>
            <dd className="num">{showPrice(dollars)}</dd>
          </div>
          <div className="mt-3 flex items-baseline justify-between border-t-2 border-ink pt-3">
            <dt className="font-bold">Total</dt>
            <dd className="display num text-3xl">{showPrice(dollars)}</dd>
          </div>
        </dl>
        {address !== 'complete' && <AddressPrompt isKnown={address === 'incomplete'} />}
        <Form ref={form} method="post" action="/cart" onSubmit={start} className="mt-5">
          <input type="hidden" name="intent" value="checkout" />
          <input type="hidden" name="lines" value={JSON.stringify(shownLines(lines))} />
          {parcel && <GoesTo parcel={parcel} comeBackTo="/cart" refused={refused} />}
          <Button
            type="submit"
            className="mt-3 w-full"
            disabled={isChanging || address !== 'complete'}
            busy={isBusy}
            busyLabel={CREATING_CHECKOUT}
          >
            Proceed to Checkout
          </Button>
        </Form>
        <p className="mt-4 text-sm text-ink-soft">{whatIsSold.inShort}</p>
        <p className="mt-3 text-sm text-ink-soft">
          The payment page opens in a new tab. It belongs to our payment provider, so we never see
          the number of your card.
        </p>
      </div>
    </aside>
  );
}

/** What keeps the button gray, and the way to mend it. */
function AddressPrompt({ isKnown }: { isKnown: boolean }) {
  return (
    <div className="mt-5">
      <Notice kind={isKnown ? 'todo' : 'error'} title="Address Required">
        {!isKnown && <p>Failed to check address</p>}
        <p>Please add your address before proceeding to checkout.</p>
        <Link className="link inline-flex min-h-11 items-center" to={addAddressPath('/cart')}>
          Add Address
        </Link>
      </Notice>
    </div>
  );
}
