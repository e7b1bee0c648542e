import { safe } from '@orpc/client';
import { redirectDocument } from 'react-router';
import {
  CART_NOT_CLEARED,
  DEDICATION_NOT_CHANGED,
  QUANTITY_NOT_CHANGED,
  REMOVING_FAILED,
} from '#vocabulary/sentences/checkout.ts';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import { addPair } from '#web/book/buying/add-pair.ts';
import { checkCode, readCode, refusedCode } from '#web/checkout/check-code.ts';
import { checkoutRefusal, NO_URL } from '#web/checkout/checkout-refusal.ts';
import {
  asItStood,
  keepAddress,
  type RefusedSheet,
  readInscription,
  readShipTo,
  readSurprise,
  refusedLines,
  refusedWords,
} from '#web/checkout/read-sheet.ts';
import { APPLY } from '#web/checkout/sheet-fields.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import { readShownLines } from './shown-lines.ts';

/** What there is to say about a change; nothing where the page says it by itself. */
export type CartAnswer = {
  toast?: ToastMessage;
  /** The address to open in another tab. */
  paymentPage?: string;
  /** The sheet that was not taken. */
  refused?: RefusedSheet;
};

/**
 * Does what one of the cart's forms asks for: `add`, `set-quantity`, `dedicate`, `remove`, `clear`, or `checkout`.
 */
export async function changeCart(shop: ShopRequest, form: FormData) {
  switch (form.get('intent')) {
    case 'add':
      return add(shop, form);
    case 'set-quantity':
      return setQuantity(shop, String(form.get('id')), Number(form.get('quantity')));
    case 'dedicate':
      return dedicate(shop, form);
    case 'remove':
      return removeLine(shop, form);
    case 'clear':
      return clearCart(shop);
    case 'checkout':
      return checkOut(shop, form);
    default:
      return failed(SOMETHING_WENT_WRONG);
  }
}

/** The same book for a brother or sister. */
async function add(shop: ShopRequest, form: FormData): Promise<CartAnswer> {
  const pair = { book_id: Number(form.get('book_id')), child_id: String(form.get('child_id')) };
  const { toast } = await addPair(shop, pair, form);
  return { toast };
}

async function setQuantity({ api, report }: ShopRequest, id: string, quantity: number) {
  const { error, isDefined } = await safe(api.cart_items.setQuantity({ id, quantity }));
  if (!error) return {};
  if (!isDefined) report(error);
  return failed(QUANTITY_NOT_CHANGED);
}

async function dedicate({ api, report }: ShopRequest, form: FormData) {
  const read = readInscription(form);
  if ('refused' in read) return refuse(read.refused);
  const id = String(form.get('id'));
  const { error, isDefined } = await safe(api.cart_items.setQuantity({ id, ...read.inscription }));
  if (!error) return {};
  const refused = isDefined ? refusedWords(error, form) : undefined;
  if (refused) return refuse(refused);
  if (!isDefined) report(error);
  return failed(DEDICATION_NOT_CHANGED);
}

async function removeLine({ api, report }: ShopRequest, form: FormData) {
  const bookId = Number(form.get('book_id'));
  const childId = form.get('child_id');
  // With neither, the call would clear the cart.
  if (!bookId || !childId) return failed(REMOVING_FAILED);
  const pair = { book_id: bookId, child_id: String(childId) };
  const { error, isDefined } = await safe(api.cart_items.remove({ query: pair }));
  if (error) {
    if (!isDefined) report(error);
    return failed(REMOVING_FAILED);
  }
  const toast: ToastMessage = {
    title: 'Removed from cart',
    description: `${form.get('book_title')} for ${form.get('child_name')}`,
    variant: 'success',
  };
  return { toast };
}

async function clearCart({ api, report }: ShopRequest) {
  const { error, isDefined } = await safe(api.cart_items.remove({ query: {} }));
  if (!error) return {};
  if (!isDefined) report(error);
  return failed(CART_NOT_CLEARED);
}

/** The sheet comes back as it stood, whatever was wrong with it. */
async function checkOut(shop: ShopRequest, form: FormData) {
  const answer = await tryToPay(shop, form);
  if (answer instanceof Response || answer.paymentPage) return answer;
  const { refused } = answer;
  return { ...answer, refused: { ...refused, typed: { ...refused?.typed, ...asItStood(form) } } };
}

/** Leads to the payment page, or with `opens=tab`, which only scripts say, tells them its address (use-checkout.ts). */
async function tryToPay(shop: ShopRequest, form: FormData): Promise<CartAnswer | Response> {
  const { api, report } = shop;
  const cartItems = readShownLines(String(form.get('lines')));
  if (form.get(APPLY)) {
    return refuse(
      await checkCode(
        shop,
        form,
        cartItems.map(({ book_id }) => book_id),
      ),
    );
  }
  const read = readShipTo(form);
  if ('refused' in read) return refuse(read.refused);
  const secret = readSurprise(form, shop);
  if ('refused' in secret) return refuse(secret.refused);
  const { shipTo } = read;
  const notKept = await keepAddress(shop, form, shipTo);
  if (notKept) return refuse(notKept);
  const { data, error, isDefined } = await safe(
    api.functions['create-cart-checkout']({
      cartItems,
      ship_to: shipTo,
      code: readCode(form),
      ...secret.surprise,
    }),
  );
  if (data && !data.url) return { toast: checkoutRefusal(NO_URL) };
  if (data) {
    return form.get('opens') === 'tab' ? { paymentPage: data.url } : redirectDocument(data.url);
  }
  if (!isDefined) report(error);
  const refused = isDefined ? (refusedLines(error, form) ?? refusedCode(error, form)) : undefined;
  if (refused) return refuse(refused);
  return { toast: checkoutRefusal(isDefined ? error : undefined) };
}

const refuse = ({ toast, ...refused }: RefusedSheet): CartAnswer => ({ toast, refused });
const failed = (description: string): CartAnswer => ({ toast: errorToast(description) });
