import { safe } from '@orpc/client';
import { redirect } from 'react-router';
import { REMOVING_FAILED } from '#vocabulary/sentences/checkout.ts';
import { bookPath } from '#web/book/paths.ts';
import { type ShopRequest, shopRequest } from '#web/request-context.ts';
import { loginPath } from '#web/sign-in/login-path.ts';
import type { Route } from './+types/change-cart.ts';
import { addPair, type CartChange, failed, naming, type Pair } from './add-pair.ts';

/**
 * Puts a book for a child into the cart or takes the pair out of it. Form fields: `child_id`, `change` ('add' or 'remove'), and
 * what a giver has written into it (`dedication`, `from`).
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const bookId = Number(params.bookId);
  if (!shop.viewer) return redirect(loginPath(bookPath(bookId, true)));
  const form = await request.formData();
  const pair = { book_id: bookId, child_id: String(form.get('child_id')) };
  return form.get('change') === 'remove' ? remove(shop, pair) : addPair(shop, pair, form);
}

async function remove({ api, report }: ShopRequest, pair: Pair): Promise<CartChange> {
  const { data: cart } = await safe(api.carts.mine());
  const line = cart?.items.find(
    ({ book_id, child_id }) => book_id === pair.book_id && child_id === pair.child_id,
  );
  const { error, isDefined } = await safe(api.cart_items.remove({ query: pair }));
  if (!error) return { outcome: 'removed', toast: naming('Removed from cart', line) };
  if (!isDefined) report(error);
  return failed(REMOVING_FAILED);
}
