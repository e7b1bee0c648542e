import { Link } from 'react-router';
import type { Book } from '#contract/books.ts';
import { CoverOnShelf, type OnCover } from '#web/book/cover-on-shelf.tsx';
import { bookPath, previewPath } from '#web/book/paths.ts';
import { showPrice } from '#web/book/price.ts';
import { Ribbon, StandingBook } from '#web/book/standing-book.tsx';
import { Stars } from '#web/book/stars.tsx';
import { FirstTags } from '#web/book/tags.tsx';
import { Heart, heartOf } from '#web/favorites/favorite-button.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/waiting.tsx';

const SKELETONS = 6;

/**
 * A book that stands on the shelf, with its words on the bare paper below.
 *
 * @param props.place from 0, the first on the shelf: its cover is the largest thing that a phone shows
 * @param props.hero who is on its cover; undefined for the title's sample hero
 */
export function BookOnShelf({
  book,
  place,
  hero,
  onCreate,
}: {
  book: Book;
  place: number;
  hero?: OnCover;
  onCreate: () => void;
}) {
  const titleId = `book-${book.id}`;
  return (
    <li className="group">
      {/* The last book's plank runs on to the end of the shelf. */}
      <div className="stand group-last:after:-right-[100vw]">
        {/* The title below is the same link in words: one stop is enough for keys and readers. */}
        <Link className="opens" to={bookPath(book.id)} tabIndex={-1} aria-hidden="true">
          <StandingBook
            book={book}
            cover={<CoverOnShelf hero={hero} book={book} first={place === 0} lazy={place > 0} />}
          >
            <Ribbon book={book} />
          </StandingBook>
        </Link>
      </div>
      <div className="flex flex-col gap-2 px-[9%] pt-7">
        <div className="flex items-start gap-1">
          <div className="grow">
            <h2 id={titleId} className="text-xl">
              <Link className="underline-offset-4 hover:underline" to={bookPath(book.id)}>
                {book.title}
              </Link>
            </h2>
            <p className="mt-1 text-sm text-ink-soft">
              {book.author}, <span className="whitespace-nowrap">{book.age_range}</span>
            </p>
          </div>
          <Heart of={heartOf(book)} className="-mt-2 -mr-3" />
        </div>
        <Stars book={book} />
        <FirstTags tags={book.tags} />
        <div className="mt-auto flex flex-wrap items-center gap-y-1 pt-2">
          <span className="display num mr-auto text-xl">{showPrice(book.price)}</span>
          <ButtonLink look="text" to={previewPath(book.id)} aria-describedby={titleId}>
            Preview
          </ButtonLink>
          <Button
            type="button"
            look="quiet"
            className="!px-4"
            onClick={onCreate}
            aria-describedby={titleId}
          >
            Create book
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The shelf while its books are on their way: six gray boards. */
export function EmptyPlaces() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading books
      </p>
      <ul className="shelf overflow-x-clip pt-8 sm:grid-cols-2 lg:grid-cols-3" aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is nothing but its place.
          <li key={place}>
            <div className="stand">
              <Skeleton className="aspect-square w-full" />
            </div>
            <div className="grid content-start gap-3 px-[9%] pt-8">
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="mt-6 h-12 w-full" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
