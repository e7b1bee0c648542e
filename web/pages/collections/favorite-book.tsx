import { Link } from 'react-router';
import type { Favorite } from '#contract/favorites.ts';
import { askForChild } from '#web/book/ask-for-child.ts';
import { CoverOnShelf, type OnCover } from '#web/book/cover-on-shelf.tsx';
import { bookPath } from '#web/book/paths.ts';
import { showPrice } from '#web/book/price.ts';
import { StandingBook } from '#web/book/standing-book.tsx';
import { Heart } from '#web/favorites/favorite-button.tsx';
import { Button } from '#web/ui/button.tsx';

/** A book that has somebody's heart. Its cart button only tells the way: a book is made for a child. */
export function FavoriteBook({
  book,
  slug,
  hero,
}: {
  book: Favorite;
  slug: string;
  hero?: OnCover;
}) {
  const id = Number(book.id);
  const to = bookPath(id);
  const titleId = `cherished-${book.id}`;
  return (
    <li className="group">
      <div className="stand group-last:after:-right-[100vw]">
        <Link className="opens" to={to} tabIndex={-1} aria-hidden="true">
          <StandingBook
            book={{ id }}
            cover={<CoverOnShelf hero={hero} book={{ id, slug, image: book.image }} lazy />}
          />
        </Link>
      </div>
      <div className="flex flex-col gap-2 px-[9%] pt-7">
        <div className="flex items-start gap-1">
          <h3 id={titleId} className="grow text-xl">
            <Link className="underline-offset-4 hover:underline" to={to}>
              {book.title}
            </Link>
          </h3>
          <Heart of={book} className="-mt-2 -mr-3" />
        </div>
        <p className="text-sm text-ink-soft">{book.description}</p>
        <div className="mt-auto flex flex-wrap items-center gap-y-1 pt-2">
          {book.price !== undefined && (
            <span className="display num mr-auto text-xl">{showPrice(book.price)}</span>
          )}
          <Button
            type="button"
            look="quiet"
            className="!px-4"
            aria-describedby={titleId}
            onClick={() => askForChild({ id, title: book.title })}
          >
            Add to Cart
          </Button>
        </div>
      </div>
    </li>
  );
}
