import { safe } from '@orpc/client';
import { redirectDocument } from 'react-router';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import { checkoutRefusal } from '#web/checkout/checkout-refusal.ts';
import { failureToast } from '#web/forms/failed-call.ts';
import type { ShopRequest } from '#web/request-context.ts';
import type { WithToast } from '#web/shell/result-toasts.ts';
import { errorToast } from '#web/ui/toast.ts';
import { choosePhoto } from './choose-photo.ts';

/** Does what a form of My Orders asks for one order: `pay-again`, `continue`, `cancel` or `choose-photo`. */
export async function changeOrder(
  shop: ShopRequest,
  form: FormData,
): Promise<WithToast | Response> {
  const id = String(form.get('order') ?? '');
  switch (form.get('intent')) {
    case 'pay-again':
      return payFor(shop, 'payAgain', id);
    case 'continue':
      return payFor(shop, 'continue', id);
    case 'cancel':
      return cancel(shop, id);
    case 'choose-photo':
      return choosePhoto(shop, id, String(form.get('photo')));
    default:
      return { toast: errorToast(SOMETHING_WENT_WRONG) };
  }
}

/** Leads to the payment page: a new one, or the one that is open. */
async function payFor({ api, report }: ShopRequest, way: 'payAgain' | 'continue', id: string) {
  const { error, data, isDefined } = await safe(api.orders[way]({ id }));
  // Not a page of ours, even where the sandbox answers at our own address.
  if (!error) return redirectDocument(data.url);
  if (!isDefined) report(error);
  return { toast: checkoutRefusal(isDefined ? error : undefined) };
}

async function cancel(shop: ShopRequest, id: string): Promise<WithToast> {
  const canceled = await safe(shop.api.orders.cancel({ id }));
  return { toast: canceled.error ? failureToast(canceled, shop, 'Order not canceled') : CANCELED };
}

const CANCELED = {
  title: 'Order canceled',
  description: 'Nothing was paid. Your cart is as it was.',
  variant: 'success',
} as const;
