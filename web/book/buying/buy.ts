import { safe } from '@orpc/client';
import { redirect, redirectDocument } from 'react-router';
import { CHECKOUT_FAILED, CHECKOUT_INCOMPLETE } from '#vocabulary/sentences/checkout.ts';
import { bookPath } from '#web/book/paths.ts';
import { checkCode, readCode, refusedCode } from '#web/checkout/check-code.ts';
import {
  keepAddress,
  type RefusedSheet,
  readInscription,
  readShipTo,
  readSurprise,
  refusedLines,
  refusedWords,
} from '#web/checkout/read-sheet.ts';
import { ALSO_FOR, APPLY } from '#web/checkout/sheet-fields.ts';
import { findWhereTo } from '#web/checkout/where-to.ts';
import { shopRequest } from '#web/request-context.ts';
import { loginPath } from '#web/sign-in/login-path.ts';
import { errorToast } from '#web/ui/toast.ts';
import type { Route } from './+types/buy.ts';

/** Answers what the sheet has to know of where the book may go; `?child=` says for whom it is. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  if (!shop.viewer) return redirect(loginPath(bookPath(Number(params.bookId), true)));
  return findWhereTo(shop, url.searchParams.getAll('child'));
}

/**
 * Buys a book for a child, and a copy each for whoever else is named: sends the browser to the payment page, or answers what
 * is wrong. Form fields: `child_id`, `also_for` as often as there are such, what the page showed (`title`, `price` in
 * dollars), where it goes (`readShipTo`), and what is written into it (`readInscription`). With `apply_code` it only asks what the
 * code takes off.
 */
export async function action({ params, request, context }: Route.ActionArgs): Promise<Answer> {
  const shop = context.get(shopRequest);
  const { api, viewer, report } = shop;
  const bookId = Number(params.bookId);
  const form = await request.formData();
  const childId = String(form.get('child_id') ?? '');
  if (!viewer || !childId) return { toast: MISSING };
  if (form.get(APPLY)) return checkCode(shop, form, [bookId]);
  const read = readShipTo(form);
  if ('refused' in read) return read.refused;
  const written = readInscription(form);
  if ('refused' in written) return written.refused;
  const secret = readSurprise(form, shop);
  if ('refused' in secret) return secret.refused;
  const { shipTo } = read;
  const notKept = await keepAddress(shop, form, shipTo);
  if (notKept) return notKept;

  const { data, error, isDefined } = await safe(
    api.functions['create-book-checkout']({
      bookId,
      childId,
      bookTitle: String(form.get('title')),
      bookPrice: Number(form.get('price')),
      alsoFor: form.getAll(ALSO_FOR).map(String),
      ship_to: shipTo,
      code: readCode(form),
      ...written.inscription,
      ...secret.surprise,
    }),
  );
  // The payment page is another site's, or the sandbox's: never one of our own screens.
  if (data?.url) return redirectDocument(data.url);
  if (!isDefined) report(error);
  if (isDefined && error.code === 'ADDRESS_REQUIRED') {
    return { toast: errorToast(error.message, 'Address Required') };
  }
  const refused = isDefined
    ? (refusedLines(error, form) ?? refusedWords(error, form) ?? refusedCode(error, form))
    : undefined;
  if (refused) return refused;
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
type Answer = Response | RefusedSheet;
