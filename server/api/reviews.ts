import {
  OFFICE_REVIEWS_PAGE_SIZE,
  type OfficeReview,
  type OwnReview,
  REVIEWS_PAGE_SIZE,
  type LatestReview as WireLatestReview,
  type Review as WireReview,
} from '#contract/reviews.ts';
import type { Reads } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { findBook } from '#shop/catalog/find-book.ts';
import { answerReview, hideReview, publishReview } from '#shop/reviews/judge-review.ts';
import { type LatestReview, latestReviews } from '#shop/reviews/latest-reviews.ts';
import {
  countInOffice,
  findInOffice,
  listInOffice,
  type ReviewInOffice,
} from '#shop/reviews/list-in-office.ts';
import { averageOf, listReviews } from '#shop/reviews/list-reviews.ts';
import { findOwnReview } from '#shop/reviews/own-review.ts';
import { removeReview } from '#shop/reviews/remove-review.ts';
import type { Review } from '#shop/reviews/review.ts';
import { mayReview } from '#shop/reviews/who-may.ts';
import { writeReview } from '#shop/reviews/write-review.ts';
import { adminOnly, os, signedIn } from './implement.ts';

const present = (review: Review): WireReview => ({
  id: review.id,
  stars: review.stars,
  words: review.words,
  signed: review.signed,
  is_demo: review.isDemo,
  answer: review.answer,
  written_at: review.writtenAt.toISOString(),
});

const presentOwn = (review: Review): OwnReview => ({
  stars: review.stars,
  words: review.words,
  signed: review.signed,
  state: review.state,
  answer: review.answer,
  written_at: review.writtenAt.toISOString(),
});

const presentWithTitle = ({ review, bookTitle }: LatestReview): WireLatestReview => ({
  ...present(review),
  book_id: review.bookId,
  book_title: bookTitle,
});

const presentInOffice = ({ orderId, ...found }: ReviewInOffice): OfficeReview => ({
  ...presentWithTitle(found),
  state: found.review.state,
  version: found.review.version,
  order_id: orderId,
});

/** What was judged, as the back office shows it by now; undefined where there was nothing to judge. */
async function inOffice(db: Reads, judged: Review | undefined): Promise<OfficeReview | undefined> {
  const found = judged && (await findInOffice(db, judged.id));
  return found && presentInOffice(found);
}

export const reviews = os.reviews.router({
  list: os.reviews.list.handler(async ({ input, context: { shop }, errors }) => {
    const db = shop.database.orm;
    const { id, page } = input;
    const found = await listReviews(db, id, { page, pageSize: REVIEWS_PAGE_SIZE });
    const { rating, reviews } = averageOf(found.realCounts);
    // Only where nothing was found it has to be asked whether there is such a book at all.
    if (averageOf(found.counts).reviews === 0 && !(await findBook(db, id))) {
      throw errors.NOT_FOUND();
    }
    return {
      star_counts: found.counts,
      real: { rating, reviews },
      reviews: found.reviews.map(present),
      has_more: found.hasMore,
    };
  }),
  latest: os.reviews.latest.handler(async ({ context: { shop } }) =>
    (await latestReviews(shop.database.orm)).map(presentWithTitle),
  ),
  mine: os.reviews.mine
    .use(signedIn)
    .handler(async ({ input: { id }, context: { shop, caller }, errors }) => {
      const db = shop.database.orm;
      const review = await findOwnReview(db, caller.userId, id);
      const isMade = await mayReview(db, caller.userId, id);
      if (!review && !isMade && !(await findBook(db, id))) throw errors.NOT_FOUND();
      return { may_write: isMade, review: review ? presentOwn(review) : null };
    }),
  write: os.reviews.write
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const { id, stars, words, is_signed: isSigned } = input;
      const review = await inTransaction(shop.database, (tx) =>
        writeReview(tx, caller, id, { stars, words, isSigned }, shop.now()),
      );
      if (!review) throw errors.NOT_FOUND();
      return presentOwn(review);
    }),
  remove: os.reviews.remove
    .use(signedIn)
    .handler(({ input, context: { shop, caller } }) =>
      inTransaction(shop.database, (tx) => removeReview(tx, caller, input.id)),
    ),
  inOffice: os.reviews.inOffice.use(adminOnly).handler(async ({ input, context: { shop } }) => {
    const db = shop.database.orm;
    const [counts, reviews] = await Promise.all([
      countInOffice(db),
      listInOffice(db, { ...input, pageSize: OFFICE_REVIEWS_PAGE_SIZE }),
    ]);
    return { counts, reviews: reviews.map(presentInOffice) };
  }),
  publish: os.reviews.publish
    .use(adminOnly)
    .handler(async ({ input: { id, version }, context: { shop, caller }, errors }) => {
      const judged = await inTransaction(shop.database, (tx) =>
        publishReview(tx, caller, id, version),
      );
      const review = await inOffice(shop.database.orm, judged);
      if (!review) throw errors.NOT_FOUND();
      return review;
    }),
  hide: os.reviews.hide
    .use(adminOnly)
    .handler(async ({ input: { id, why }, context: { shop, caller }, errors }) => {
      const judged = await inTransaction(shop.database, (tx) => hideReview(tx, caller, id, why));
      const review = await inOffice(shop.database.orm, judged);
      if (!review) throw errors.NOT_FOUND();
      return review;
    }),
  answer: os.reviews.answer
    .use(adminOnly)
    .handler(async ({ input: { id, answer }, context: { shop, caller }, errors }) => {
      const judged = await inTransaction(shop.database, (tx) =>
        answerReview(tx, caller, id, answer, shop.now()),
      );
      const review = await inOffice(shop.database.orm, judged);
      if (!review) throw errors.NOT_FOUND();
      return review;
    }),
});
