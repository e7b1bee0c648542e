import { Check, EyeOff } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import type { OfficeReview } from '#contract/reviews.ts';
import { A_FAMILY, reviewStateLabels } from '#vocabulary/reviews.ts';
import { LONGEST_REVIEW } from '#vocabulary/text-lengths.ts';
import { bookPath } from '#web/book/paths.ts';
import { StarRow } from '#web/book/stars.tsx';
import { atUtc } from '#web/pages/admin/moment.ts';
import { shortId } from '#web/pages/orders/order-in-words.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import type { JudgeAnswer } from './judge-review.ts';

/** Reviews to be read, each with what can be done about it. */
export function ReviewList({
  reviews,
  refused,
}: {
  reviews: OfficeReview[];
  refused: JudgeAnswer['refused'];
}) {
  return (
    <ul className="border-t-2 border-ink">
      {reviews.map((review) => (
        <li key={review.id} className="border-b border-edge py-6">
          <OneReview review={review} refused={refused?.id === review.id ? refused : undefined} />
        </li>
      ))}
    </ul>
  );
}

type Judged = { review: OfficeReview; refused: JudgeAnswer['refused'] };

function OneReview({ review, refused }: Judged) {
  const { stars, words, signed, book_id: bookId, book_title: title, order_id: orderId } = review;
  const { day, time } = atUtc(review.written_at);
  return (
    <article
      aria-labelledby={`title-${review.id}`}
      className="grid gap-x-10 gap-y-4 @min-[54rem]/desk:grid-cols-[1.1fr_1fr]"
    >
      <div className="min-w-0">
        <h2 id={`title-${review.id}`} className="!font-text font-bold">
          {title}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <StarRow full={stars} />
          <span className="sr-only">{stars} of 5 stars</span>
          <span>
            <b className="text-ink">{signed ?? A_FAMILY}</b>, {day}, {time}
          </span>
          {review.is_demo && <span className="tag">Demo review</span>}
        </p>
        <blockquote className="mt-2 max-w-read whitespace-pre-line break-words">{words}</blockquote>
        <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
          {orderId && (
            <Link
              className="link inline-flex min-h-11 items-center"
              to={`/admin/orders/${orderId}`}
            >
              Order {shortId(orderId)}
            </Link>
          )}
          <Link className="link inline-flex min-h-11 items-center" to={bookPath(bookId)}>
            The book's page
          </Link>
        </p>
      </div>
      <div className="grid content-start gap-3">
        {review.state !== 'shown' && <Publish review={review} />}
        <Answer review={review} refused={refused} />
        {review.state !== 'hidden' && <Hide review={review} refused={refused} />}
      </div>
    </article>
  );
}

/** Whether a form of this review is on its way, and for what. */
function useAsked({ id }: OfficeReview): string | undefined {
  const { formData } = useNavigation();
  return formData?.get('id') === id ? String(formData.get('intent')) : undefined;
}

function Publish({ review }: { review: OfficeReview }) {
  const asked = useAsked(review);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={review.id} />
      <input type="hidden" name="version" value={review.version} />
      <Button
        name="intent"
        value="publish"
        busy={asked === 'publish'}
        aria-label={`Let through: ${review.book_title}, ${review.signed ?? A_FAMILY}`}
      >
        <Check className="icon" />
        {review.state === 'hidden' ? 'Show it again' : 'Let through'}
      </Button>
    </Form>
  );
}

function Answer({ review, refused }: Judged) {
  const asked = useAsked(review);
  const isRefused = refused?.field === 'answer';
  return (
    <details open={isRefused || review.answer !== null}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center">
        <span className="link">{review.answer === null ? 'Answer it' : 'Our answer'}</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-1 grid gap-3">
        <input type="hidden" name="id" value={review.id} />
        <TextAreaField
          key={review.answer}
          label="Answer"
          hint={review.state === 'shown' ? 'shown at once' : 'shown once it is let through'}
          name="answer"
          maxLength={LONGEST_REVIEW}
          defaultValue={isRefused ? refused.typed : (review.answer ?? '')}
          error={isRefused ? refused.error : undefined}
        />
        <div>
          <Button name="intent" value="answer" look="quiet" busy={asked === 'answer'}>
            {review.answer === null ? 'Answer' : 'Change the answer'}
          </Button>
        </div>
      </Form>
    </details>
  );
}

function Hide({ review, refused }: Judged) {
  const asked = useAsked(review);
  const isRefused = refused?.field === 'why';
  return (
    <details open={isRefused}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center">
        <span className="link">
          {review.state === 'shown' ? `${reviewStateLabels.shown}: hide it` : 'Hide it'}
        </span>
      </summary>
      <Form method="post" preventScrollReset className="mt-1 grid gap-3">
        <input type="hidden" name="id" value={review.id} />
        <TextField
          label="Why it is hidden"
          hint="kept for whoever asks later; please name nobody"
          name="why"
          required
          maxLength={300}
          defaultValue={isRefused ? refused.typed : undefined}
          error={isRefused ? refused.error : undefined}
        />
        <div>
          <Button name="intent" value="hide" look="danger" busy={asked === 'hide'}>
            <EyeOff className="icon" />
            Hide it
          </Button>
        </div>
      </Form>
    </details>
  );
}
