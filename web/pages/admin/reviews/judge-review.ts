import { safe } from '@orpc/client';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import { typedInto } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/** What there is to say about what an admin asked for a review. */
export type JudgeAnswer = {
  toast?: ToastMessage;
  /** What was typed and not taken: of which review, into which field, and the sentence for it. */
  refused?: { id: string; field: 'why' | 'answer'; typed: string; error?: string };
};

/** Does what a form of the page asks for a review: `publish`, `hide` or `answer`. */
export async function judgeReview(shop: ShopRequest, form: FormData): Promise<JudgeAnswer> {
  const id = String(form.get('id'));
  const { reviews } = shop.api;
  switch (form.get('intent')) {
    case 'publish': {
      const version = Number(form.get('version'));
      const { error, isDefined } = await safe(reviews.publish({ id, version }));
      return { toast: error ? notDone(shop, error, isDefined) : PUBLISHED };
    }
    case 'hide': {
      const why = typedInto(form, 'why');
      const { error, isDefined } = await safe(reviews.hide({ id, why }));
      if (!error) return { toast: HIDDEN };
      const sentence = sentenceOf('why', error);
      if (sentence) return { refused: { id, field: 'why', typed: why, error: sentence } };
      return {
        toast: notDone(shop, error, isDefined),
        refused: { id, field: 'why', typed: why },
      };
    }
    default: {
      const answer = typedInto(form, 'answer');
      const { error, isDefined } = await safe(reviews.answer({ id, answer }));
      if (!error) return { toast: answer.trim() ? ANSWERED : ANSWER_GONE };
      const sentence = sentenceOf('answer', error);
      if (sentence) return { refused: { id, field: 'answer', typed: answer, error: sentence } };
      return {
        toast: notDone(shop, error, isDefined),
        refused: { id, field: 'answer', typed: answer },
      };
    }
  }
}

/** The sentence that stands beside the field. */
function sentenceOf(field: string, error: Error): string | undefined {
  const { data } = error as { data?: { fields?: Record<string, string[]> } };
  return data?.fields?.[field]?.[0];
}

function notDone({ report }: ShopRequest, error: Error, isDefined: boolean): ToastMessage {
  if (!isDefined) report(error);
  return errorToast(isDefined ? error.message : SOMETHING_WENT_WRONG);
}

const done = (title: string, description?: string): ToastMessage => ({
  title,
  description,
  variant: 'success',
});
const PUBLISHED = done('Let through', "It stands on the book's page now.");
const HIDDEN = done('Hidden', 'Its stars do not count either.');
const ANSWERED = done('Answered', 'The answer stands where the review is shown.');
const ANSWER_GONE = done('Answer taken back');
