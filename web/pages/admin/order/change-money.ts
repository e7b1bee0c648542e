import { safe } from '@orpc/client';
import { AMOUNT_IS_MISSING } from '#vocabulary/sentences/refunds.ts';
import { failureToast, firstOfEach } from '#web/forms/failed-call.ts';
import { typedInto } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import type { ToastMessage } from '#web/ui/toast.ts';

/** What was typed into a form about money or reprints and not taken, with a sentence for each wrong field. */
export type NotTaken = {
  intent: string;
  typed: { amount?: string; why: string };
  errors: { amount?: string; why?: string };
};
export type MoneyAnswer = { toast?: ToastMessage; notTaken?: NotTaken };

/** Gives back a part of what was paid: the form says what was left as the page showed it. */
export async function giveBackPart(
  shop: ShopRequest,
  id: string,
  form: FormData,
): Promise<MoneyAnswer> {
  const intent = 'give-back-part';
  const typed = { amount: typedInto(form, 'amount'), why: typedInto(form, 'why') };
  const amount = Number(typed.amount.replace(/[$,\s]/g, '') || Number.NaN);
  if (!(amount > 0)) return { notTaken: { intent, typed, errors: { amount: AMOUNT_IS_MISSING } } };
  const if_left = Number(form.get('left'));
  const given = await safe(shop.api.admin.giveBack({ id, amount, why: typed.why, if_left }));
  if (!given.error) return { toast: GIVEN_BACK };
  if (given.isDefined && given.error.code === 'INPUT_INVALID') {
    return { notTaken: { intent, typed, errors: firstOfEach(given.error.data.fields) } };
  }
  if (given.isDefined && given.error.code === 'MORE_THAN_LEFT') {
    return { notTaken: { intent, typed, errors: { amount: given.error.message } } };
  }
  return { toast: failureToast(given, shop), notTaken: { intent, typed, errors: {} } };
}

/** Gives back anew what the bank did not take. */
export async function giveBackAnew(shop: ShopRequest, id: string): Promise<MoneyAnswer> {
  const given = await safe(shop.api.admin.giveBackAnew({ id }));
  return { toast: given.error ? failureToast(given, shop) : SENT_BACK };
}

/** Has a book printed once more, free of charge (`damaged`), or offers that to its family at cost (`typo`). */
export async function reprint(shop: ShopRequest, id: string, form: FormData): Promise<MoneyAnswer> {
  const kind = form.get('kind') === 'typo' ? 'typo' : 'damaged';
  const typed = { why: typedInto(form, 'why') };
  const asked = await safe(shop.api.admin.reprint({ id, kind, why: typed.why }));
  if (!asked.error) return { toast: kind === 'typo' ? OFFERED : PRINTED };
  if (asked.isDefined && asked.error.code === 'INPUT_INVALID') {
    return { notTaken: { intent: kind, typed, errors: firstOfEach(asked.error.data.fields) } };
  }
  return { toast: failureToast(asked, shop), notTaken: { intent: kind, typed, errors: {} } };
}

const GIVEN_BACK: ToastMessage = {
  title: 'Money given back',
  description: 'It is on its way, and the family is written to.',
  variant: 'success',
};
const SENT_BACK: ToastMessage = {
  title: 'Given back again',
  description: 'The provider is being asked. Refresh to see how it went.',
  variant: 'success',
};
const PRINTED: ToastMessage = {
  title: 'Printed once more',
  description: 'It goes to the printer at our cost, and the family is written to.',
  variant: 'success',
};
const OFFERED: ToastMessage = {
  title: 'Reprint offered',
  description: "The family is written to, and buys it on the order's page.",
  variant: 'success',
};
