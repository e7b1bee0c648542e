import { safe } from '@orpc/client';
import { redirect, redirectDocument } from 'react-router';
import { CHECKOUT_FAILED, CHECKOUT_INCOMPLETE } from '#vocabulary/sentences/checkout.ts';
import { bookPath } from '#web/book/paths.ts';
import { type RefusedRecipient, readShipTo, refusedRecipient } from '#web/checkout/ship-to.ts';
import { shopRequest } from '#web/request-context.ts';
import { loginPath } from '#web/sign-in/login-path.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import type { Route } from './+types/buy.ts';
import { checkAddress } from './check-address.ts';

/** Answers what the confirming dialog has to know before it lets anybody pay. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  if (!shop.viewer) return redirect(loginPath(bookPath(Number(params.bookId), true)));
  return checkAddress(shop);
}

/**
 * Buys one copy of a book for a child: sends the browser to the payment page, or answers a toast.
 * Form fields: `child_id`, `recipient`, and what the page showed: `title`, `price` in dollars, and `ship_to`.
 */
export async function action({ params, request, context }: Route.ActionArgs): Promise<Answer> {
  const { api, viewer, report } = context.get(shopRequest);
  const bookId = Number(params.bookId);
  const form = await request.formData();
  const childId = String(form.get('child_id') ?? '');
  if (!viewer || !childId) return { toast: MISSING };

  const { data, error, isDefined } = await safe(
    api.functions['create-book-checkout']({
      bookId,
      childId,
      bookTitle: String(form.get('title')),
      bookPrice: Number(form.get('price')),
      ship_to: readShipTo(form),
    }),
  );
  // The payment page is another site's, or the sandbox's: never one of our own screens.
  if (data?.url) return redirectDocument(data.url);
  if (!isDefined) report(error);
  if (isDefined && error.code === 'ADDRESS_REQUIRED') {
    return { toast: errorToast(error.message, 'Address Required') };
  }
  const refused = isDefined ? refusedRecipient(error, form) : undefined;
  if (refused) return { refused };
  if (isDefined && (error.code === 'NOT_FOUND' || error.code === 'INPUT_INVALID')) {
    return { toast: MISSING };
  }
  if (isDefined && error.code === 'NAME_CANNOT_BE_PRINTED') {
    return { toast: errorToast(error.data.details, 'Checkout Error') };
  }
  if (isDefined && SAID_AS_IT_IS.has(error.code)) {
    return { toast: errorToast(error.message, 'Checkout Error') };
  }
  return { toast: errorToast(CHECKOUT_FAILED, 'Checkout Error') };
}

const SAID_AS_IT_IS = new Set(['PRICE_CHANGED', 'TOO_MANY_REQUESTS', 'OVERTAKEN']);
const MISSING = errorToast(CHECKOUT_INCOMPLETE);

/** What there is to say instead of going to the payment page. */
type Answer = Response | { toast?: ToastMessage; refused?: RefusedRecipient };
