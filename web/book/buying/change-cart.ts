import { safe } from '@orpc/client';
import { redirect } from 'react-router';
import { REMOVING_FAILED } from '#vocabulary/sentences/checkout.ts';
import { bookPath } from '#web/book/paths.ts';
import { type ShopRequest, shopRequest } from '#web/request-context.ts';
import { loginPath } from '#web/sign-in/login-path.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import type { Route } from './+types/change-cart.ts';

/** How a change of the cart went, and what to say about it. */
export type CartChange = { outcome: 'added' | 'removed' | 'failed'; toast: ToastMessage };

type Pair = { book_id: number; child_id: string };

/**
 * Puts a book for a child into the cart or takes the pair out of it. Form fields: `child_id`, and
 * `change` ('add' or 'remove').
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const bookId = Number(params.bookId);
  if (!shop.viewer) return redirect(loginPath(bookPath(bookId, true)));
  const form = await request.formData();
  const pair = { book_id: bookId, child_id: String(form.get('child_id')) };
  return form.get('change') === 'remove' ? remove(shop, pair) : add(shop, pair);
}

async function add({ api, report }: ShopRequest, pair: Pair): Promise<CartChange> {
  const { data: line, error, isDefined } = await safe(api.cart_items.add(pair));
  if (line) {
    const isKept = line.quantity > 1 && (line.dedication !== null || line.from !== null);
    const toast = naming('Added to cart', line, isKept ? KEEPS_DEDICATION : '');
    return { outcome: 'added', toast };
  }
  if (!isDefined) report(error);
  if (isDefined && error.code === 'NAME_CANNOT_BE_PRINTED') return failed(error.data.details);
  const isFull = isDefined && (error.code === 'LINE_FULL' || error.code === 'CART_FULL');
  return failed(isFull ? error.message : 'Failed to add item to cart');
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

/** The toast names book and child (specification, section 8: Cart). */
function naming(
  title: string,
  line?: { book_title: string; child_name: string },
  more = '',
): ToastMessage {
  const description = line && `${line.book_title} for ${line.child_name}${more}`;
  return { title, description, variant: 'success' };
}

function failed(description: string): CartChange {
  return { outcome: 'failed', toast: errorToast(description) };
}

/** Said of a further copy: all copies of a line are one book. */
const KEEPS_DEDICATION = '. It keeps the dedication that you gave it first.';
