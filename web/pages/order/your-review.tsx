import { Star } from 'lucide-react';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import type { OwnReview } from '#contract/reviews.ts';
import { MOST_STARS } from '#vocabulary/reviews.ts';
import { LONGEST_REVIEW } from '#vocabulary/text-lengths.ts';
import { StarRow } from '#web/book/stars.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { useFirstInvalid } from '#web/ui/use-first-invalid.ts';
import type { RefusedReview, TypedReview } from './change-review.ts';

/**
 * What the family thinks of its book: the place to say it, and what has become of what it said.
 *
 * @param props.firstName of the profile; null where it has none
 * @param props.isAsked the book has arrived, so the form stands open
 */
export function YourReview({
  review,
  firstName,
  refused,
  isAsked,
}: {
  review: OwnReview | null;
  firstName: string | null;
  refused: RefusedReview | undefined;
  isAsked: boolean;
}) {
  return (
    <section id="review" aria-labelledby="review-title" className="scroll-mt-24">
      {review && <Said review={review} />}
      <details open={refused !== undefined || (isAsked && !review)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-pine">
          <Star className="icon" />
          <h2 id="review-title" className="text-xl">
            {review ? 'Change your review' : 'How do you like it?'}
          </h2>
        </summary>
        <ReviewForm
          key={review?.written_at}
          start={refused?.typed ?? startOf(review)}
          errors={refused?.errors}
          firstName={firstName}
          isWritten={review !== null}
        />
      </details>
    </section>
  );
}

const startOf = (review: OwnReview | null): TypedReview => ({
  stars: review?.stars,
  words: review?.words ?? '',
  isSigned: typeof review?.signed === 'string',
});

function Said({ review }: { review: OwnReview }) {
  const { stars, words, state, answer } = review;
  return (
    <div className="mb-2">
      <p className="flex flex-wrap items-center gap-x-3">
        <StarRow full={stars} />
        <span className="sr-only">You gave {stars} of 5 stars.</span>
        <span className="text-sm text-ink-soft">{words ? becomes[state] : STARS_COUNT}</span>
      </p>
      {words && <blockquote className="mt-1 whitespace-pre-line break-words">{words}</blockquote>}
      {answer && state === 'shown' && (
        <div className="answer mt-3">
          <p className="text-sm font-bold">Wonderling answers</p>
          <p className="whitespace-pre-line break-words">{answer}</p>
        </div>
      )}
    </div>
  );
}

const STARS_COUNT = "Your stars count on the book's page.";
const becomes: Record<OwnReview['state'], string> = {
  waiting: 'We read it before anybody else does. Then it is shown.',
  shown: "It is shown on the book's page.",
  hidden: 'We do not show this review. Write to us if you wonder why.',
};

function ReviewForm({
  start,
  errors,
  firstName,
  isWritten,
}: {
  start: TypedReview;
  errors: RefusedReview['errors'] | undefined;
  firstName: string | null;
  isWritten: boolean;
}) {
  const form = useFirstInvalid(errors);
  const { formData } = useNavigation();
  const asked = formData?.get('intent');
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="mt-3 grid gap-5">
      <StarChoice start={start.stars} error={errors?.stars} />
      <TextAreaField
        label="What you would tell others"
        hint="optional; anybody can read it, so please name no child"
        name="words"
        maxLength={LONGEST_REVIEW}
        defaultValue={start.words}
        error={errors?.words}
      />
      {firstName && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="is_signed"
            value="yes"
            className="size-5 flex-none accent-pine"
            defaultChecked={start.isSigned}
          />
          <span className="min-w-0 break-words">
            Sign it with your first name, {firstName}
            <span className="block text-sm text-ink-soft">Else it says 'A family'.</span>
          </span>
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="review" look="quiet" busy={asked === 'review'}>
          {isWritten ? 'Save the change' : 'Send your review'}
        </Button>
        {isWritten && (
          <Button
            name="intent"
            value="remove-review"
            look="text"
            className="!text-ink-soft"
            busy={asked === 'remove-review'}
          >
            Delete my review
          </Button>
        )}
      </div>
    </Form>
  );
}

function StarChoice({ start, error }: { start: number | undefined; error: string | undefined }) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="legend">Your stars</legend>
      <div className="star-choice -ml-2">
        {Array.from({ length: MOST_STARS }, (_, place) => place + 1).map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="stars"
              value={stars}
              defaultChecked={stars === start}
              aria-invalid={error ? true : undefined}
            />
            <Star aria-hidden="true" />
            <span className="sr-only">
              {stars} {stars === 1 ? 'star' : 'stars'}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
