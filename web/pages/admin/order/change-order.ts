import { safe } from '@orpc/client';
import { notAgainSentences } from '#vocabulary/letters-of-orders.ts';
import type { ReasonOver } from '#vocabulary/making.ts';
import { tooLateSentences } from '#vocabulary/sentences/order-desk.ts';
import { failureToast } from '#web/forms/failed-call.ts';
import { typedInto } from '#web/forms/read-form.ts';
import { retryBook } from '#web/pages/admin/orders/retry-book.ts';
import { changePrinting } from '#web/pages/admin/printing/change-printing.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import { giveBackAnew, giveBackPart, type NotTaken, reprint } from './change-money.ts';
import { correctAddress, type RefusedAddress } from './correct-address.ts';

/** A reason that was typed and not taken, with the sentence for it. */
export type RefusedWhy = { why: string; error?: string };

/** What there is to say about what an admin asked for an order. */
export type OfficeAnswer = {
  toast?: ToastMessage;
  cancel?: RefusedWhy;
  stop?: RefusedWhy;
  address?: RefusedAddress;
  notTaken?: NotTaken;
};

/** Does what a form of the order's page in the back office asks; without an intent, that its book is tried again. */
export async function changeOrder(
  shop: ShopRequest,
  id: string,
  form: FormData,
): Promise<OfficeAnswer> {
  switch (form.get('intent')) {
    case 'cancel':
      return cancel(shop, id, typedInto(form, 'why'));
    case 'stop':
      return stop(shop, id, typedInto(form, 'why'));
    case 'resume': {
      const { error, isDefined } = await safe(shop.api.admin.resumeOrder({ id }));
      return { toast: error ? notDone(shop, error, isDefined) : RESUMED };
    }
    case 'correct-address':
      return correctAddress(shop, id, form);
    case 'send-letter':
      return sendLetter(shop, id, String(form.get('letter_id')));
    case 'retry':
      return changePrinting(shop, form);
    case 'give-back':
      return giveBackAnew(shop, id);
    case 'give-back-part':
      return giveBackPart(shop, id, form);
    case 'reprint':
      return reprint(shop, id, form);
    default:
      return retryBook(shop, form);
  }
}

async function cancel(shop: ShopRequest, id: string, why: string): Promise<OfficeAnswer> {
  const { error, isDefined } = await safe(shop.api.admin.cancelOrder({ id, why }));
  if (!error) return { toast: CANCELED };
  if (isDefined && error.code === 'INPUT_INVALID') return { cancel: whyNot(error, why) };
  return { toast: notDone(shop, error, isDefined), cancel: { why } };
}

async function stop(shop: ShopRequest, id: string, why: string): Promise<OfficeAnswer> {
  const { error, isDefined } = await safe(shop.api.admin.stopOrder({ id, why }));
  if (!error) return { toast: STOPPED };
  if (isDefined && error.code === 'INPUT_INVALID') return { stop: whyNot(error, why) };
  return { toast: notDone(shop, error, isDefined), stop: { why } };
}

async function sendLetter(shop: ShopRequest, id: string, letter_id: string): Promise<OfficeAnswer> {
  const { error, isDefined } = await safe(shop.api.admin.sendLetterAgain({ id, letter_id }));
  if (!error) return { toast: LETTER_SENT };
  if (isDefined && error.code === 'LETTER_NOT_SENT') {
    return { toast: errorToast(notAgainSentences[error.data.reason], error.message) };
  }
  return { toast: notDone(shop, error, isDefined) };
}

type InputInvalid = { message: string; data: { fields: Record<string, string[]> } };
const whyNot = ({ message, data }: InputInvalid, why: string): RefusedWhy => ({
  why,
  error: data.fields.why?.[0] ?? message,
});

/** Why nothing was done, in a toast; of what came too late, in which way. */
function notDone(shop: ShopRequest, error: Error, isDefined: boolean): ToastMessage {
  const { code, data } = error as { code?: string; data?: { reason: ReasonOver } };
  return code === 'CHECKING_OVER' && data
    ? errorToast(tooLateSentences[data.reason], error.message)
    : failureToast({ error, isDefined }, shop);
}

const CANCELED: ToastMessage = {
  title: 'Book canceled',
  description: 'The money is on its way back, and the family is written to.',
  variant: 'success',
};
const STOPPED: ToastMessage = {
  title: 'Book stopped',
  description: 'It is held until you let it go on. The family is written to.',
  variant: 'success',
};
const RESUMED: ToastMessage = {
  title: 'On its way again',
  description:
    'The book goes on from where it was. If the family was told of the stop, it is told of this.',
  variant: 'success',
};
const LETTER_SENT: ToastMessage = {
  title: 'Letter sent again',
  description: 'It goes out within a minute, to the buyer alone.',
  variant: 'success',
};
