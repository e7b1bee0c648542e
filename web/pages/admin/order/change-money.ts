import { safe } from '@orpc/client';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import { AMOUNT_IS_MISSING } from '#vocabulary/sentences/refunds.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/** What was typed into a form about money or reprints and not taken, with a sentence for each wrong field. */
export type NotTaken = {
  intent: string;
  typed: { amount?: string; why: string };
  errors: { amount?: string; why?: string };
};
export type MoneyAnswer = { toast?: ToastMessage; notTaken?: NotTaken };

/** Gives back a part of what was paid: the form says what was left as the page showed it. */
export async function giveBackPart(
  { api, report }: ShopRequest,
  id: string,
  form: FormData,
): Promise<MoneyAnswer> {
  const intent = 'give-back-part';
  const typed = { amount: textOf(form, 'amount'), why: textOf(form, 'why') };
  const amount = Number(typed.amount.replace(/[$,\s]/g, '') || Number.NaN);
  if (!(amount > 0)) return { notTaken: { intent, typed, errors: { amount: AMOUNT_IS_MISSING } } };
  const if_left = Number(form.get('left'));
  const { error, isDefined } = await safe(
    api.admin.giveBack({ id, amount, why: typed.why, if_left }),
  );
  if (!error) return { toast: GIVEN_BACK };
  if (!isDefined) report(error);
  if (isDefined && error.code === 'INPUT_INVALID') {
    return { notTaken: { intent, typed, errors: firstOf(error.data.fields) } };
  }
  if (isDefined && error.code === 'MORE_THAN_LEFT') {
    return { notTaken: { intent, typed, errors: { amount: error.message } } };
  }
  return { toast: sorry(error, isDefined), notTaken: { intent, typed, errors: {} } };
}

/** Gives back anew what the bank did not take. */
export async function giveBackAnew({ api, report }: ShopRequest, id: string): Promise<MoneyAnswer> {
  const { error, isDefined } = await safe(api.admin.giveBackAnew({ id }));
  if (!error) return { toast: SENT_BACK };
  if (!isDefined) report(error);
  return { toast: sorry(error, isDefined) };
}

/** Has a book printed once more, free of charge (`damaged`), or offers that to its family at cost (`typo`). */
export async function reprint(
  { api, report }: ShopRequest,
  id: string,
  form: FormData,
): Promise<MoneyAnswer> {
  const kind = form.get('kind') === 'typo' ? 'typo' : 'damaged';
  const typed = { why: textOf(form, 'why') };
  const { error, isDefined } = await safe(api.admin.reprint({ id, kind, why: typed.why }));
  if (!error) return { toast: kind === 'typo' ? OFFERED : PRINTED };
  if (!isDefined) report(error);
  const isInvalid = isDefined && error.code === 'INPUT_INVALID';
  return {
    ...(!isInvalid && { toast: sorry(error, isDefined) }),
    notTaken: { intent: kind, typed, errors: isInvalid ? firstOf(error.data.fields) : {} },
  };
}

const textOf = (form: FormData, field: string): string => String(form.get(field) ?? '');

const firstOf = (fields: Record<string, string[]>): NotTaken['errors'] =>
  Object.fromEntries(Object.entries(fields).map(([field, [first]]) => [field, first]));

const sorry = (error: Error, isDefined: boolean): ToastMessage =>
  errorToast(isDefined ? error.message : SOMETHING_WENT_WRONG);

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
