import { safe } from '@orpc/client';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import { failureToast } from '#web/forms/failed-call.ts';
import { typedInto } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/** A review as it stands in its form; no stars as long as none are chosen. */
export type TypedReview = { stars: number | undefined; words: string; isSigned: boolean };

/** What was typed and not taken, with a sentence for each wrong field. */
export type RefusedReview = { typed: TypedReview; errors: { stars?: string; words?: string } };

export type ReviewAnswer = { toast?: ToastMessage; refusedReview?: RefusedReview };

/** Writes or changes what the family thinks of the book of an order. */
export async function writeReview(
  shop: ShopRequest,
  orderId: string,
  form: FormData,
): Promise<ReviewAnswer> {
  const typed: TypedReview = {
    stars: Number(form.get('stars')) || undefined,
    words: typedInto(form, 'words'),
    isSigned: form.get('is_signed') === 'yes',
  };
  const { data: order } = await safe(shop.api.orders.find({ id: orderId }));
  if (!order)
    return { toast: errorToast(SOMETHING_WENT_WRONG), refusedReview: { typed, errors: {} } };
  const { words, isSigned: is_signed } = typed;
  // What the form does not send is refused by the call itself, with its sentence.
  const stars = typed.stars as number;
  const written = await safe(
    shop.api.reviews.write({ id: order.book_id, stars, words, is_signed }),
  );
  if (!written.error) return { toast: written.data.state === 'shown' ? COUNTED : WAITS };
  const { error, isDefined } = written;
  if (isDefined && error.code === 'INPUT_INVALID') {
    const { stars: [ofStars] = [], words: [ofWords] = [] } = error.data.fields;
    return { refusedReview: { typed, errors: { stars: ofStars, words: ofWords } } };
  }
  return { toast: failureToast(written, shop), refusedReview: { typed, errors: {} } };
}

/** Takes back what the family has said of the book of an order. */
export async function removeReview(
  { api, report }: ShopRequest,
  orderId: string,
): Promise<ReviewAnswer> {
  const { data: order } = await safe(api.orders.find({ id: orderId }));
  const { error, isDefined } = await safe(api.reviews.remove({ id: order?.book_id ?? 0 }));
  if (!error) return { toast: REMOVED };
  if (!isDefined) report(error);
  return { toast: errorToast(SOMETHING_WENT_WRONG) };
}

const COUNTED: ToastMessage = {
  title: 'Thank you!',
  description: "It counts on the book's page from now on.",
  variant: 'success',
};
const WAITS: ToastMessage = {
  title: 'Thank you!',
  description: 'We read your words before anybody else does, and then they are shown.',
  variant: 'success',
};
const REMOVED: ToastMessage = {
  title: 'Review deleted',
  description: 'Stars and words are gone.',
  variant: 'success',
};
