import { safe } from '@orpc/client';
import { redirectDocument } from 'react-router';
import { checkoutRefusal } from '#web/checkout/checkout-refusal.ts';
import type { ShopRequest } from '#web/request-context.ts';
import type { BookAnswer } from './change-book.ts';

/** Leads to the payment page of a reprint at cost; the form says for which price as the page showed it. */
export async function buyReprint(
  { api, report }: ShopRequest,
  id: string,
  form: FormData,
): Promise<BookAnswer | Response> {
  const price = Number(form.get('price')) || undefined;
  const { error, data, isDefined } = await safe(api.orders.buyReprint({ id, price }));
  // Not a page of ours, even where the sandbox answers at our own address.
  if (!error) return redirectDocument(data.url);
  if (!isDefined) report(error);
  return { toast: checkoutRefusal(isDefined ? error : undefined) };
}
