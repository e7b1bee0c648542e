import { safe } from '@orpc/client';
import { redirect, redirectDocument } from 'react-router';
import { newGiftCard } from '#contract/gift-cards.ts';
import { CHECKOUT_FAILED } from '#vocabulary/sentences/checkout.ts';
import { type RefusedForm, typedInto } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { loginPath } from '#web/sign-in/login-path.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import { ANOTHER, BY_MAIL, type CardField, cardFields } from './card-fields.ts';

/** What there is to say instead of going to the payment page. */
export type RefusedCard = Partial<RefusedForm<CardField>> & { toast: ToastMessage };

/** Buys the card of the form: leads to the payment page, or answers what is wrong. A visitor signs in first. */
export async function buyCard(
  { api, viewer, report }: ShopRequest,
  form: FormData,
): Promise<Response | RefusedCard> {
  if (!viewer) return redirect(loginPath('/gift-cards'));
  const typed = Object.fromEntries(
    cardFields.map((field) => [field, typedInto(form, field)]),
  ) as Record<CardField, string>;
  const read = newGiftCard.safeParse(cardOf(typed));
  if (!read.success) {
    const errors: RefusedCard['errors'] = {};
    for (const { path, message } of read.error.issues) errors[fieldOf(path[0], typed)] ??= message;
    const [first = CHECKOUT_FAILED] = Object.values(errors);
    return { typed, errors, toast: errorToast(first, 'Validation Error') };
  }
  const { data, error, isDefined } = await safe(api.gift_cards.checkout(read.data));
  // The payment page is another site's, or the sandbox's: never one of our own screens.
  if (data) return redirectDocument(data.url);
  if (!isDefined) report(error);
  if (isDefined && error.code === 'GIFT_CARD_CANNOT_BE_PRINTED') {
    const { field, details } = error.data;
    return { typed, errors: { [field]: details }, toast: errorToast(details, 'Validation Error') };
  }
  if (isDefined && error.code === 'INPUT_INVALID') {
    const errors = Object.fromEntries(
      Object.entries(error.data.fields).map(([field, [said]]) => [field, said]),
    );
    const [first = error.message] = Object.values(errors);
    return { typed, errors, toast: errorToast(first, 'Validation Error') };
  }
  const said = isDefined ? error.message : CHECKOUT_FAILED;
  return { typed, toast: errorToast(said, 'Checkout Error') };
}

/** The card as the contract takes it: what its choices leave out is not sent, whatever stands there. */
function cardOf(typed: Record<CardField, string>): Record<string, unknown> {
  const { amount, other_amount, how, recipient_email, send_on, recipient, message, from } = typed;
  const dollars = amount === ANOTHER ? other_amount : amount;
  return {
    amount: dollars.trim() === '' ? undefined : Number(dollars),
    recipient,
    message: message || null,
    from: from || null,
    ...(how === BY_MAIL && { recipient_email, send_on: send_on || null }),
  };
}

/** Where a sentence stands: that of another amount beside the field that it was typed into. */
function fieldOf(path: PropertyKey | undefined, { amount }: Record<CardField, string>): CardField {
  return path === 'amount' && amount === ANOTHER ? 'other_amount' : (path as CardField);
}
