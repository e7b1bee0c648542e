import { safe } from '@orpc/client';
import { readInscription } from '#web/checkout/read-sheet.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/** How a change of the cart went, and what to say about it. */
export type CartChange = { outcome: 'added' | 'removed' | 'failed'; toast: ToastMessage };

export type Pair = { book_id: number; child_id: string };

/** Puts a book for a child into the cart, with what the form says of its dedication. */
export async function addPair(
  { api, report }: ShopRequest,
  pair: Pair,
  form: FormData,
): Promise<CartChange> {
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

/** The toast names book and child (specification, section 8: Cart). */
export function naming(
  title: string,
  line?: { book_title: string; child_name: string },
  more = '',
): ToastMessage {
  const description = line && `${line.book_title} for ${line.child_name}${more}`;
  return { title, description, variant: 'success' };
}

export function failed(description: string): CartChange {
  return { outcome: 'failed', toast: errorToast(description) };
}

/** Said where what the giver had written cannot be printed. */
const WITHOUT_DEDICATION =
  '. Its dedication could not be printed as it was typed: please write it again in the cart.';

/** Said of a further copy: all copies of a line are one book. */
const KEEPS_DEDICATION = '. It keeps the dedication that you gave it first.';
