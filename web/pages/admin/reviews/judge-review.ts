import { safe } from '@orpc/client';
import { failureToast } from '#web/forms/failed-call.ts';
import { typedInto } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import type { ToastMessage } from '#web/ui/toast.ts';

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
      const published = await safe(reviews.publish({ id, version }));
      return { toast: published.error ? failureToast(published, shop) : PUBLISHED };
    }
    case 'hide': {
      const why = typedInto(form, 'why');
      const hidden = await safe(reviews.hide({ id, why }));
      if (!hidden.error) return { toast: HIDDEN };
      const sentence = besideField('why', hidden.error);
      if (sentence) return { refused: { id, field: 'why', typed: why, error: sentence } };
      return { toast: failureToast(hidden, shop), refused: { id, field: 'why', typed: why } };
    }
    default: {
      const answer = typedInto(form, 'answer');
      const answered = await safe(reviews.answer({ id, answer }));
      if (!answered.error) return { toast: answer.trim() ? ANSWERED : ANSWER_GONE };
      const sentence = besideField('answer', answered.error);
      if (sentence) return { refused: { id, field: 'answer', typed: answer, error: sentence } };
      return {
        toast: failureToast(answered, shop),
        refused: { id, field: 'answer', typed: answer },
      };
    }
  }
}

/** The sentence that stands beside the field. */
function besideField(field: string, error: Error): string | undefined {
  const { data } = error as { data?: { fields?: Record<string, string[]> } };
  return data?.fields?.[field]?.[0];
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
