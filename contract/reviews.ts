/** Ratings and reviews by those whose book was made (readings of the specification: Accounts). */
import { z } from 'zod';
import { MOST_STARS, reviewStates } from '#vocabulary/reviews.ts';
import {
  ANSWER_TOO_LONG,
  NOT_YOURS_TO_REVIEW,
  REVIEW_CHANGED,
  REVIEW_TOO_LONG,
  STARS_MISSING,
  WHY_HIDDEN_MISSING,
} from '#vocabulary/sentences/reviews.ts';
import { LONGEST_REVIEW } from '#vocabulary/text-lengths.ts';
import { adminCall, anyonesCall, notFound, signedInCall } from './named-failures.ts';
import { bookId, moment, page, typed, typedLines, uuid } from './wire-values.ts';

/** With words, on a book's page. */
export const REVIEWS_PAGE_SIZE = 5;
/** In the back office. */
export const OFFICE_REVIEWS_PAGE_SIZE = 20;

const stars = z.int(STARS_MISSING).min(1, STARS_MISSING).max(MOST_STARS, STARS_MISSING);

export const review = z.object({
  id: uuid,
  stars,
  words: z.string(),
  /** The first name of who wrote it; null where it is not to be told. */
  signed: z.string().nullable(),
  /** Invented, for a shop to look at. */
  is_demo: z.boolean(),
  /** What the shop says to it. */
  answer: z.string().nullable(),
  written_at: moment,
});
export type Review = z.infer<typeof review>;

export const bookReviews = z.object({
  /** How many families gave one star, two, and so on to five. */
  star_counts: z.array(z.int().nonnegative()).length(MOST_STARS),
  /** Without demo data, as search engines are told it. */
  real: z.object({ rating: z.number().min(0).max(MOST_STARS), reviews: z.int().nonnegative() }),
  /** Those with words. */
  reviews: z.array(review),
  has_more: z.boolean(),
});
export type BookReviews = z.infer<typeof bookReviews>;

export const latestReview = z.object({
  ...review.shape,
  book_id: z.int(),
  book_title: z.string(),
});
export type LatestReview = z.infer<typeof latestReview>;

export const ownReview = z.object({
  stars,
  /** '' for stars alone. */
  words: z.string(),
  /** The first name that stands below it; null for none. */
  signed: z.string().nullable(),
  state: z.enum(reviewStates),
  answer: z.string().nullable(),
  written_at: moment,
});
export type OwnReview = z.infer<typeof ownReview>;

export const officeReview = z.object({
  ...latestReview.shape,
  state: z.enum(reviewStates),
  /** Rises with each change of its words: whoever lets it through says which he has read. */
  version: z.int(),
  /** The latest book of this title that the family has paid for; null for demo data of nobody. */
  order_id: uuid.nullable(),
});
export type OfficeReview = z.infer<typeof officeReview>;

/** What a family says. The field's letters are counted as a person counts them. */
export const reviewWords = typedLines(LONGEST_REVIEW, REVIEW_TOO_LONG).trim().default('');

const noSuchBook = notFound('Book not found');
const noSuchReview = notFound('There is no such review with words');

export const reviews = {
  list: anyonesCall
    .errors(noSuchBook)
    .route({
      method: 'GET',
      path: '/books/{id}/reviews',
      tags: ['reviews'],
      summary: 'What families gave a book, and what they say of it: the newest first, 5 a page',
    })
    .input(z.strictObject({ id: bookId, page }))
    .output(bookReviews),
  latest: anyonesCall
    .route({
      method: 'GET',
      path: '/reviews',
      tags: ['reviews'],
      summary: 'The newest short words of families who were content, of three titles; no demo data',
    })
    .output(z.array(latestReview)),
  mine: signedInCall
    .errors(noSuchBook)
    .route({
      method: 'GET',
      path: '/books/{id}/review',
      tags: ['reviews'],
      summary: 'What I said of a book, and whether I may say something',
    })
    .input(z.strictObject({ id: bookId }))
    .output(z.object({ may_write: z.boolean(), review: ownReview.nullable() })),
  write: signedInCall
    .errors({ ...noSuchBook, REVIEW_NOT_YOURS: { status: 403, message: NOT_YOURS_TO_REVIEW } })
    .route({
      method: 'PUT',
      path: '/books/{id}/review',
      tags: ['reviews'],
      summary: 'Rate a book that was made for me, or change that; words wait to be let through',
    })
    .input(
      z.strictObject({
        id: bookId,
        stars,
        words: reviewWords,
        /** Whether the first name of the profile may stand below it. */
        is_signed: z.boolean().default(false),
      }),
    )
    .output(ownReview),
  remove: signedInCall
    .route({
      method: 'DELETE',
      path: '/books/{id}/review',
      tags: ['reviews'],
      summary: 'Take back what I said of a book; taking back what was never said is no error',
      successStatus: 204,
    })
    .input(z.strictObject({ id: bookId })),
  inOffice: adminCall
    .route({
      method: 'GET',
      path: '/admin/reviews',
      tags: ['admin'],
      summary: 'Reviews with words in one state, the newest first, 20 a page',
    })
    .input(z.strictObject({ state: z.enum(reviewStates).default('waiting'), page }))
    .output(
      z.object({
        counts: z.record(z.enum(reviewStates), z.int()),
        reviews: z.array(officeReview),
      }),
    ),
  publish: adminCall
    .errors({ ...noSuchReview, REVIEW_CHANGED: { status: 409, message: REVIEW_CHANGED } })
    .route({
      method: 'POST',
      path: '/admin/reviews/{id}/publish',
      tags: ['admin'],
      summary: 'Let the words of a review through, as they were read',
    })
    .input(z.strictObject({ id: uuid, version: z.int().min(1) }))
    .output(officeReview),
  hide: adminCall
    .errors(noSuchReview)
    .route({
      method: 'POST',
      path: '/admin/reviews/{id}/hide',
      tags: ['admin'],
      summary: 'Hide the words of a review, and its stars with them',
    })
    .input(z.strictObject({ id: uuid, why: typed(300).trim().min(1, WHY_HIDDEN_MISSING) }))
    .output(officeReview),
  answer: adminCall
    .errors(noSuchReview)
    .route({
      method: 'PUT',
      path: '/admin/reviews/{id}/answer',
      tags: ['admin'],
      summary: "Answer a review in the shop's name; nothing takes the answer back",
    })
    .input(z.strictObject({ id: uuid, answer: typedLines(LONGEST_REVIEW, ANSWER_TOO_LONG).trim() }))
    .output(officeReview),
};
