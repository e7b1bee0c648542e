import { Suspense, useState } from 'react';
import { Await, isRouteErrorResponse, useSearchParams } from 'react-router';
import { sampleHero } from '#bookmaking/sample-heroes.ts';
import type { Book } from '#contract/books.ts';
import type { Days } from '#vocabulary/delivery.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';
import { daysOver } from '#web/address/days-of.ts';
import { CreateBookLater } from '#web/book/buying/create-book-later.tsx';
import { type Family, findFamily } from '#web/book/family.ts';
import { findBook } from '#web/book/find-book.ts';
import { inBrief } from '#web/book/in-brief.ts';
import type { Leaf } from '#web/book/leaf/leaf.ts';
import { sampleLeaves } from '#web/book/leaf/leaves-for-all.ts';
import { previewPath } from '#web/book/paths.ts';
import { showPrice } from '#web/book/price.ts';
import { Stars } from '#web/book/stars.tsx';
import { TagLinks } from '#web/book/tags.tsx';
import { WhatYouGet } from '#web/book/what-you-get.tsx';
import { useDraftOnCovers } from '#web/draft/draft-on-covers.ts';
import { DrawPanelLater, fetchDrawPanel } from '#web/draft/draw-panel-later.tsx';
import { Heart, heartOf } from '#web/favorites/favorite-button.tsx';
import { notForFavorites } from '#web/favorites/not-for-favorites.ts';
import { type Sealed, seal, useSealed } from '#web/own.ts';
import { type BrowserSettings, shopRequest } from '#web/request-context.ts';
import { productData, socialPicture } from '#web/seo/product-data.ts';
import { StructuredData } from '#web/seo/structured-data.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/book.ts';
import { BackToBooks } from './back-to-books.tsx';
import { BookMissing } from './book-missing.tsx';
import { BookOnItsWay } from './book-on-its-way.tsx';
import { CoverOnShow } from './cover-on-show.tsx';
import { EndOfPageLater, fetchEndOfPage } from './end-of-page-later.tsx';
import { findReviews, type ShownReviews } from './find-reviews.ts';
import { FirstPages } from './first-pages.tsx';
import { FourTellings } from './four-tellings.tsx';
import { fetchReviewsPart, ReviewsLater } from './reviews-later.tsx';
import { useStar } from './use-star.ts';

export const handle: PageHandle = { unreachable: <BookMissing isUnknown={false} /> };

/** The title comes with the book, which may still be on its way when the page opens. */
export const meta: Route.MetaFunction = () => [];

type Maker = BrowserSettings['maker'];

type Detail = {
  book: Book;
  family: Sealed<Family | null>;
  /** The sample page in every telling, where there is one. */
  leaves?: Readonly<Record<Telling, Leaf>>;
  /** The next ones on the shelf. */
  beside: Book[];
  reviews: ShownReviews;
  /** From paying until it comes, over all countries; undefined where nobody can tell. */
  days?: Days;
  maker: Maker;
  /** As search engines read it; put together by the server, so that no browser loads what does that. */
  facts: object[];
};

export const shouldRevalidate = notForFavorites;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const [book, reviews, family, shelf, delivery] = await Promise.all([
    findBook(shop, params.bookId),
    findReviews(shop, params.bookId, url.searchParams),
    findFamily(shop).then(seal),
    shop.api.books.list({}),
    shop.api.delivery.list(),
    fetchDrawPanel(),
    fetchEndOfPage(),
    fetchReviewsPart(),
  ]);
  const place = shelf.findIndex(({ id }) => id === book.id);
  const others = [...shelf.slice(place + 1), ...shelf.slice(0, place)];
  const leaves = sampleLeaves(book.slug);
  const days = daysOver(delivery.countries);
  const { maker } = shop.settings;
  const facts = productData(book, shop.settings.publicUrl, days, reviews);
  const detail: Detail = {
    ...{ book, reviews, family, leaves, days, maker, facts },
    beside: others.slice(0, 3).map(inBrief),
  };
  return { detail };
}

/** On the way here from another page the page opens at once, and the book follows. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const detail = serverLoader().then((answer) => answer.detail);
  // Who leaves before it has come gave it up; `Await` hears of every other failure.
  detail.catch(() => {});
  return { detail };
}

/** One book (specification, section 2: Book detail). `?create=true` opens the dialog at once. */
export default function BookPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shop pt-4 md:pt-8">
      <BackToBooks />
      <Suspense fallback={<BookOnItsWay />}>
        <Await resolve={loaderData.detail}>{(detail: Detail) => <OpenBook {...detail} />}</Await>
      </Suspense>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BookMissing isUnknown={isRouteErrorResponse(error) && error.status === 404} />;
}

function OpenBook({ book, reviews, family: sealed, leaves, beside, days, maker, facts }: Detail) {
  const family = useSealed(sealed);
  const [search, setSearch] = useSearchParams();
  const [creating, setCreating] = useState(search.get('create') === 'true');
  const star = useStar(book, family);
  const draft = useDraftOnCovers(family);
  const close = () => {
    setCreating(false);
    // The address must not open the dialog again when somebody comes back to it.
    if (search.has('create')) setSearch({}, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHead title={book.title} description={book.description} picture={socialPicture(book)} />
      <StructuredData facts={facts} />
      <div className="mt-4 items-start gap-16 md:grid md:grid-cols-[1fr_1.05fr]">
        <CoverOnShow book={book} star={star} />
        <div className="mt-10 md:mt-0 md:pt-6">
          <div className="flex items-start justify-between gap-2">
            <h1 className="text-3xl">{book.title}</h1>
            <Heart of={heartOf(book)} className="-mr-3" />
          </div>
          <p className="mt-2 mb-3 text-ink-soft">
            {book.author}, {book.age_range}
          </p>
          <Stars book={book} inWords />
          {reviews.reviews.length > 0 && (
            <a className="link inline-flex min-h-11 items-center text-sm" href="#reviews">
              Read what they say
            </a>
          )}
          <p className="mt-5 mb-4 max-w-read text-lg">{book.description}</p>
          <TagLinks tags={book.tags} />
          <p className="display num mt-6 text-3xl">{showPrice(book.price)}</p>
          <div className="mt-4 flex flex-col gap-3 sm:flex-row">
            <Button type="button" onClick={() => setCreating(true)}>
              Create book
            </Button>
            <ButtonLink look="quiet" to={previewPath(book.id, star.childId)}>
              Preview
            </ButtonLink>
          </div>
          {star.heroes.length === 0 && (
            <div className="mt-10 border-t-2 border-ink pt-6">
              <DrawPanelLater title="Who is in it?" nameless={sampleHero(book.slug).name} />
            </div>
          )}
        </div>
      </div>
      {star.reader && (
        <FirstPages book={book} reader={star.reader} to={previewPath(book.id, star.childId)} />
      )}
      <section className="mt-16 gap-16 border-t-2 border-ink pt-8 md:grid md:grid-cols-[1fr_1.05fr]">
        <h2 className="text-2xl">What happens in it</h2>
        <div className="mt-3 max-w-read space-y-4 md:mt-0">
          {book.long_description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className="mt-16 gap-16 border-t-2 border-ink pt-8 md:grid md:grid-cols-[1fr_1.05fr]">
        <h2 className="text-2xl">What you get</h2>
        <div className="mt-1 md:-mt-3">
          <WhatYouGet days={days} />
        </div>
      </section>
      {leaves && (
        <FourTellings book={book} leaves={leaves} reader={star.reader} onChoose={star.setLevel} />
      )}
      <ReviewsLater book={book} shown={reviews} />
      <EndOfPageLater
        book={book}
        beside={beside}
        hero={star.heroes.find(({ id }) => id === star.childId) ?? draft}
        maker={maker}
      />
      <CreateBookLater book={book} family={family} open={creating} onClose={close} />
    </>
  );
}
