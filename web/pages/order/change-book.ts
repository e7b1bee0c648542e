import { safe } from '@orpc/client';
import type { OrderInFull } from '#contract/orders.ts';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import { HOW_LONG_A_BANK_TAKES, NOTHING_GOES_BACK } from '#vocabulary/sentences/refunds.ts';
import { reasonSentences } from '#vocabulary/what-becomes-of-it.ts';
import { showPrice } from '#web/book/price.ts';
import { failureToast } from '#web/forms/failed-call.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import { type ReviewAnswer, removeReview, writeReview } from './change-review.ts';
import {
  boughtIn,
  correctionIn,
  readTyped,
  shownIn,
  type TypedCorrection,
  uponNow,
} from './read-correction.ts';

/** What there is to say about what was asked; nothing where the page shows it by itself. */
export type BookAnswer = ReviewAnswer & {
  /** Whether to cancel is to be asked: it was pressed before the page could ask by itself. */
  asksToCancel?: true;
  /** What was typed and not taken, with a sentence for each wrong field. */
  refused?: { typed: TypedCorrection; errors: Record<string, string> };
};

/**
 * Does what a form of the order's page asks for its book: `propose` (only shows which pages would change), `keep`, `take-back`,
 * `approve` or `cancel`; `review` or `remove-review`.
 */
export async function changeBook(
  shop: ShopRequest,
  id: string,
  form: FormData,
): Promise<BookAnswer> {
  const { api } = shop;
  const if_version = Number(form.get('version')) || undefined;
  switch (form.get('intent')) {
    case 'approve': {
      const { error, isDefined } = await safe(api.orders.approve({ id, if_version }));
      if (!error) return { toast: APPROVED };
      return { toast: notDone(shop, error, isDefined) };
    }
    case 'cancel': {
      if (form.get('sure') !== 'yes') return { asksToCancel: true };
      const { data, error, isDefined } = await safe(api.orders.cancelBook({ id }));
      return { toast: error ? notDone(shop, error, isDefined) : canceled(data) };
    }
    case 'take-back': {
      const { error, isDefined } = await safe(api.orders.correct({ id, is_draft: true }));
      return error ? { toast: notDone(shop, error, isDefined) } : {};
    }
    case 'review':
      return writeReview(shop, id, form);
    case 'remove-review':
      return removeReview(shop, id);
    case 'propose':
    case 'keep':
      return correct(shop, id, form, if_version);
    default:
      return { toast: errorToast(SOMETHING_WENT_WRONG) };
  }
}

/** A bank is only asked for what it was charged: a gift card has its part back already, and a code may have paid for all of it. */
function whatComesBack({ refunds, refunded_amount: amount }: OrderInFull): string {
  if (refunds.length > 0) return `Your money is on its way back. ${HOW_LONG_A_BANK_TAKES}`;
  return amount > 0 ? `${showPrice(amount)} is back on the gift card.` : NOTHING_GOES_BACK;
}

async function correct(
  shop: ShopRequest,
  id: string,
  form: FormData,
  if_version: number | undefined,
): Promise<BookAnswer> {
  const { api } = shop;
  const known = await safe(api.orders.find({ id }));
  if (known.error) return { toast: notDone(shop, known.error, known.isDefined) };
  const bought = boughtIn(known.data);
  if (!bought) return { toast: errorToast(SOMETHING_WENT_WRONG) };
  const shown = shownIn(form, bought);
  const typed = readTyped(form);
  const correction = correctionIn(typed, shown);
  const isDraft = form.get('intent') === 'propose';
  if (Object.keys(correction).length === 0) return { toast: NOTHING_DIFFERENT };
  const { error, isDefined } = await safe(
    api.orders.correct({ id, if_version, is_draft: isDraft, ...correction }),
  );
  if (!error) return isDraft ? {} : { toast: KEPT };
  const errors = isDefined ? sentencesIn(error) : {};
  const toast = Object.keys(errors).length > 0 ? undefined : notDone(shop, error, isDefined);
  return { toast, refused: { typed: uponNow(typed, shown, bought), errors } };
}

/** The sentences that stand beside a field. */
function sentencesIn(error: { code: string; message: string; data?: unknown }) {
  const data = error.data as
    | { field?: string; details?: string; fields?: Record<string, string[]> }
    | undefined;
  switch (error.code) {
    case 'NAME_CANNOT_BE_PRINTED':
    case 'DEDICATION_CANNOT_BE_PRINTED':
      return { [data?.field ?? 'name']: data?.details ?? error.message };
    case 'LOOKS_MISSING':
      return { description: error.message };
    case 'COUNTRY_UNKNOWN':
    case 'COUNTRY_NOT_DELIVERED':
      return { country_code: error.message };
    case 'ADDRESS_INCOMPLETE':
      return { address_line_1: error.message };
    case 'ADDRESS_TOO_LONG':
    case 'INPUT_INVALID':
      return Object.fromEntries(
        Object.entries(data?.fields ?? {}).map(([field, [first = '']]) => [
          field.split('.').at(-1) ?? field,
          first,
        ]),
      );
    default:
      return {} as Record<string, string>;
  }
}

function notDone(shop: ShopRequest, error: Error, isDefined: boolean): ToastMessage {
  const { code, data } = error as {
    code?: string;
    data?: { reason?: keyof typeof reasonSentences };
  };
  if (code === 'CHECKING_OVER' && data?.reason) {
    return errorToast(reasonSentences[data.reason], 'Too late');
  }
  return failureToast({ error, isDefined }, shop);
}

const APPROVED: ToastMessage = {
  title: 'Approved',
  description: 'The pages of your book stay as they are now.',
  variant: 'success',
};
const canceled = (order: OrderInFull): ToastMessage => ({
  title: 'Book canceled',
  description: whatComesBack(order),
  variant: 'success',
});
const KEPT: ToastMessage = {
  title: 'Correction kept',
  description: 'What it changes is being made anew.',
  variant: 'success',
};
const NOTHING_DIFFERENT: ToastMessage = {
  title: 'Nothing is different',
  description: 'The book already says and shows this.',
};
