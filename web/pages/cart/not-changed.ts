import {
  CART_NOT_CLEARED,
  DEDICATION_NOT_CHANGED,
  QUANTITY_NOT_CHANGED,
  REMOVING_FAILED,
} from '#vocabulary/sentences/checkout.ts';
import { OUT_OF_REACH } from '#vocabulary/sentences/failures.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

const SENTENCES: Record<string, string> = {
  'set-quantity': QUANTITY_NOT_CHANGED,
  dedicate: DEDICATION_NOT_CHANGED,
  remove: REMOVING_FAILED,
  clear: CART_NOT_CLEARED,
};

/** What is said when one of the cart's forms did not reach the shop (specification, section 8: Cart). */
export const notChanged = (form: FormData): ToastMessage =>
  errorToast(SENTENCES[String(form.get('intent'))] ?? OUT_OF_REACH);
