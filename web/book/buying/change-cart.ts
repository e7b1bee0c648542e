import { safe } from '@orpc/client';
import { redirect } from 'react-router';
import { REMOVING_FAILED } from '#vocabulary/sentences/checkout.ts';
import { bookPath } from '#web/book/paths.ts';
import { readInscription } from '#web/checkout/read-sheet.ts';
import { type ShopRequest, shopRequest } from '#web/request-context.ts';
import { loginPath } from '#web/sign-in/login-path.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import type { Route } from './+types/change-cart.ts';

/** How a change of the cart went, and what to say about it. */
export type CartChange = { outcome: 'added' | 'removed' | 'failed'; toast: ToastMessage };

type Pair = { book_id: number; child_id: string };

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
  return form.get('change') === 'remove' ? remove(shop, pair) : add(shop, pair, form);
}

async function add({ api, report }: ShopRequest, pair: Pair, form: FormData): Promise<CartChange> {
  const written = readInscription(form);
  let words = 'inscription' in written ? written.inscription : undefined;
  let added = await safe(api.cart_items.add({ ...pair, ...words }));
  if (added.isDefined && added.error.code === 'DEDICATION_CANNOT_BE_PRINTED') {
    words = undefined;
    added = await safe(api.cart_items.add(pair));
  }
  const { data: line, error, isDefined } = added;
  if (line) {
    const isKept = line.quantity > 1 && (line.dedication !== null || line.from !== null);
    // Words that no book could carry keep no book out of the cart, where they can be written anew.
    const more = words ? '' : WITHOUT_DEDICATION;
    const toast = naming('Added to cart', line, isKept ? KEEPS_DEDICATION : more);
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

/** Said where what the giver had written cannot be printed. */
const WITHOUT_DEDICATION =
  '. Its dedication could not be printed as it was typed: please write it again in the cart.';

/** Said of a further copy: all copies of a line are one book. */
const KEEPS_DEDICATION = '. It keeps the dedication that you gave it first.';
