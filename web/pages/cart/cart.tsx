import { safe } from '@orpc/client';
import { useEffect } from 'react';
import { useFetchers } from 'react-router';
import { CART_NOT_LOADED } from '#vocabulary/sentences/checkout.ts';
import { findCountries } from '#web/address/countries.ts';
import { familyOf, type HeroToChoose, siblingsOf } from '#web/book/family.ts';
import { inBrief } from '#web/book/in-brief.ts';
import { totalsOf } from '#web/checkout/totals.ts';
import { forgetTyped } from '#web/checkout/typed-sheet.ts';
import { childrenOf, whereTo } from '#web/checkout/where-to.ts';
import { orStay } from '#web/forms/or-stay.ts';
import { shopRequest } from '#web/request-context.ts';
import { ReadingSpot } from '#web/shell/reading-spot.tsx';
import { useAnswer } from '#web/shell/use-answer.ts';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { errorToast } from '#web/ui/toast.ts';
import type { Route } from './+types/cart.ts';
import { CartLine, type LineWithCover } from './cart-line.tsx';
import { type CartAnswer, changeCart } from './change-cart.ts';
import { CheckoutPanel, purchaseOf } from './checkout-panel.tsx';
import { ClearCart } from './clear-cart.tsx';
import { linesAsAsked } from './lines-as-asked.ts';
import { notChanged } from './not-changed.ts';
import { useReturnToTab } from './use-return-to-tab.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Your cart | Wonderling' }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = signedInViewer({ url, context });
  const shop = context.get(shopRequest);
  const { api, report } = shop;
  const [cart, family, address, shelf, countries] = await Promise.all([
    safe(api.carts.mine()),
    safe(api.children.list()),
    safe(api.addresses.mine()),
    safe(api.books.list({})),
    findCountries(shop),
  ]);
  for (const { error } of [cart, family, address]) if (error) report(error);
  if (!cart.error) {
    const childIds = cart.data.items.map(({ child_id }) => child_id);
    const children = family.data ?? [];
    const { heroes } = familyOf(children, viewer, []);
    // Without book or child a line only lacks the cover with the child on it.
    const books = new Map(shelf.data?.map((book) => [book.id, inBrief(book)]));
    const lines = cart.data.items.map((item) => ({
      ...item,
      book: books.get(item.book_id),
      hero: heroes.find((hero) => hero.id === item.child_id),
    }));
    const where = whereTo(viewer.name, address, childrenOf(children, childIds), countries);
    return { cartId: cart.data.id, lines: withSiblings(lines, heroes), where };
  }
  return { lines: null, toast: errorToast(CART_NOT_LOADED) };
}

/** The lines with those who could have the same book, too: offered once, with the last line of the book. */
const withSiblings = (lines: LineWithCover[], heroes: HeroToChoose[]) =>
  lines.map((line, n) => {
    const ofBook = lines.filter(({ book_id }) => book_id === line.book_id);
    const isLast = !lines.slice(n + 1).some(({ book_id }) => book_id === line.book_id);
    const have = new Set(ofBook.map(({ child_id }) => child_id));
    const others = line.hero && isLast ? siblingsOf(line.hero, heroes) : [];
    return { ...line, siblings: others.filter(({ id }) => !have.has(id)) };
  });

export async function action({ request, url, context }: Route.ActionArgs) {
  signedInViewer({ url, context });
  return changeCart(context.get(shopRequest), await request.formData());
}

export async function clientAction(call: Route.ClientActionArgs) {
  const form = await call.request.clone().formData();
  return orStay<CartAnswer>(call, { toast: notChanged(form) });
}

/** The cart (specification, section 2: Cart). */
export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  useReturnToTab();
  const answer = useAnswer(actionData);
  const sent = useFetchers().flatMap(({ formData }) => formData ?? []);
  const asked = sent.filter((form) => form.get('intent') !== 'checkout');
  if (!loaderData.lines) return <CartNotLoaded />;

  const lines = linesAsAsked(loaderData.lines, asked);
  if (lines.length === 0) return <EmptyCart cartId={loaderData.cartId} />;
  return (
    <div className="shop pb-section">
      <PageHeading title="Your cart" />
      <div className="items-start gap-16 lg:grid lg:grid-cols-[1fr_26rem]">
        <div>
          <ul className="border-t-2 border-ink">
            {lines.map((line) => (
              <CartLine key={line.id} line={line} />
            ))}
          </ul>
          <ClearCart count={totalsOf(lines).copies} />
        </div>
        <CheckoutPanel
          cartId={loaderData.cartId}
          lines={lines}
          where={loaderData.where}
          isChanging={asked.length > 0}
          answer={answer}
        />
      </div>
    </div>
  );
}

function EmptyCart({ cartId }: { cartId: string }) {
  // Paid for or taken out: the next books may go to another door.
  useEffect(() => forgetTyped(purchaseOf(cartId)), [cartId]);
  return (
    <div className="shop">
      <EmptyState
        heading="h1"
        picture={<ReadingSpot />}
        title="Your cart is empty"
        action={<ButtonLink to="/books">Browse Books</ButtonLink>}
      >
        <p>Add some beautiful books to your cart to get started</p>
      </EmptyState>
    </div>
  );
}

function CartNotLoaded() {
  return (
    <div className="shop pb-section">
      <PageHeading title="Your cart" />
      <Notice kind="error" title={CART_NOT_LOADED}>
        <p>Your books are still in it.</p>
        <ButtonLink look="quiet" className="mt-3" to="/cart" reloadDocument>
          Retry
        </ButtonLink>
      </Notice>
    </div>
  );
}
