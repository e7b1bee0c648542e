import { safe } from '@orpc/client';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import { reasonSentences } from '#vocabulary/what-becomes-of-it.ts';
import { retryBook } from '#web/pages/admin/orders/retry-book.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/** What there is to say about what an admin asked for an order. */
export type OfficeAnswer = {
  toast?: ToastMessage;
  /** What was typed and not taken, with the sentence for it. */
  refused?: { why: string; error?: string };
};

/** Does what a form of the order's page in the back office asks: `cancel`, `give-back`, or else to try its book again. */
export async function changeOrder(
  shop: ShopRequest,
  id: string,
  form: FormData,
): Promise<OfficeAnswer> {
  switch (form.get('intent')) {
    case 'cancel':
      return cancel(shop, id, String(form.get('why') ?? ''));
    case 'give-back': {
      const { error, isDefined } = await safe(shop.api.admin.giveBackAnew({ id }));
      if (!error) return { toast: SENT_BACK };
      if (!isDefined) shop.report(error);
      return { toast: errorToast(isDefined ? error.message : SOMETHING_WENT_WRONG) };
    }
    default:
      return retryBook(shop, form);
  }
}

async function cancel({ api, report }: ShopRequest, id: string, why: string) {
  const { error, isDefined } = await safe(api.admin.cancelOrder({ id, why }));
  if (!error) return { toast: CANCELED };
  if (!isDefined) {
    report(error);
    return { toast: errorToast(SOMETHING_WENT_WRONG), refused: { why } };
  }
  if (error.code === 'CHECKING_OVER') {
    return {
      toast: errorToast(reasonSentences[error.data.reason], error.message),
      refused: { why },
    };
  }
  if (error.code !== 'INPUT_INVALID') {
    return { toast: errorToast(error.message), refused: { why } };
  }
  return { refused: { why, error: error.data.fields.why?.[0] ?? error.message } };
}

const CANCELED: ToastMessage = {
  title: 'Book canceled',
  description: 'The money is on its way back, and the family is written to.',
  variant: 'success',
};
const SENT_BACK: ToastMessage = {
  title: 'Given back again',
  description: 'The provider is being asked. Refresh to see how it went.',
  variant: 'success',
};
