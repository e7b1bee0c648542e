import { Suspense, useState } from 'react';
import { Await, useSearchParams } from 'react-router';
import type { Book } from '#contract/books.ts';
import { CreateBookLater } from '#web/book/buying/create-book-later.tsx';
import { type Family, findFamily, heroOnCovers } from '#web/book/family.ts';
import { inBrief } from '#web/book/in-brief.ts';
import { ON_COVERS, SAMPLE } from '#web/book/on-covers.ts';
import { DRAFT, showDraftOnCovers, useDraftOnCovers } from '#web/draft/draft-on-covers.ts';
import { notForFavorites } from '#web/favorites/not-for-favorites.ts';
import { type Sealed, seal, useSealed } from '#web/own.ts';
import { shopRequest } from '#web/request-context.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { keep } from '#web/shell/word-cookie.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/catalog.ts';
import { BookFilters, Kinds } from './book-filters.tsx';
import { BookOnShelf, EmptyPlaces } from './book-on-shelf.tsx';
import { type BookQuery, isChoosy, readBookQuery } from './book-query.ts';
import { chooseBooks, tagsToOffer } from './choose-books.ts';
import { NoSuchBook } from './no-such-book.tsx';
import { sayHowMany } from './say-how-many.ts';
import { ShowOnCovers } from './show-on-covers.tsx';

type Shelf = { books: Book[]; tags: string[]; query: BookQuery; family: Sealed<Family | null> };

export const shouldRevalidate = notForFavorites;

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const query = readBookQuery(url.searchParams);
  const [whole, suited, family] = await Promise.all([
    shop.api.books.list({}),
    query.age && shop.api.books.list({ age: query.age }),
    findFamily(shop).then(seal),
  ]);
  const shelf: Shelf = {
    books: chooseBooks(suited ?? whole, query).map(inBrief),
    tags: tagsToOffer(whole, query.tag),
    query,
    family,
  };
  return { shelf };
}

/** On the way here from another page the shelf is shown at once, its books when they have come. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const shelf = serverLoader().then((answer) => answer.shelf);
  // Who leaves before it has come gave it up; `Await` hears of every other failure.
  shelf.catch(() => {});
  return { shelf };
}

/** All books of the shop, or those that somebody looks for (specification, section 2: Catalogue). */
export default function Catalog({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const asked = readBookQuery(search);
  return (
    <div className="shop">
      <PageHead
        title="Books"
        description="Picture books, each waiting for somebody in particular."
      />
      <PageHeading title="Pick a story">
        Every one of them is waiting for somebody in particular.
      </PageHeading>
      {/* Outside of what waits: somebody may be typing in it when the books come. */}
      <BookFilters query={asked}>
        <Suspense fallback={<Kinds query={asked} tags={[]} />}>
          <Await resolve={loaderData.shelf}>
            {({ query, tags }: Shelf) => <Kinds query={query} tags={tags} />}
          </Await>
        </Suspense>
      </BookFilters>
      <Suspense fallback={<EmptyPlaces />}>
        <Await resolve={loaderData.shelf}>{(shelf: Shelf) => <Shelves {...shelf} />}</Await>
      </Suspense>
    </div>
  );
}

function Shelves({ books, query, family: sealed }: Shelf) {
  const family = useSealed(sealed);
  const [chosen, setChosen] = useState<Book>();
  const [open, setOpen] = useState(false);
  // The dialogs are fetched early, so they stand there for the first book before one is chosen.
  const shown = chosen ?? books[0];
  const [onCovers, choose] = useState(family?.lastChosen ?? null);
  const starring = family && { ...family, lastChosen: onCovers };
  const draft = useDraftOnCovers(family);
  const hero = heroOnCovers(starring) ?? draft;
  const show = (next: string) => {
    if (!family?.heroes.length) return showDraftOnCovers(next === DRAFT);
    choose(next);
    keep(ON_COVERS, next);
  };
  return (
    <>
      {/* Always there, so that what comes into it is said aloud. */}
      <p className="not-empty:mb-2" role="status">
        {isChoosy(query) && sayHowMany(books.length, query)}
      </p>
      {books.length === 0 && <NoSuchBook />}
      {books.length > 0 && (
        <ShowOnCovers
          family={family}
          shown={hero === DRAFT ? DRAFT : (hero?.id ?? SAMPLE)}
          onChoose={show}
        />
      )}
      <ul className="shelf overflow-x-clip pt-8 sm:grid-cols-2 lg:grid-cols-3">
        {books.map((book, place) => (
          <BookOnShelf
            key={book.id}
            book={book}
            place={place}
            hero={hero}
            onCreate={() => {
              setChosen(book);
              setOpen(true);
            }}
          />
        ))}
      </ul>
      {shown && (
        <CreateBookLater
          book={shown}
          family={starring}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
