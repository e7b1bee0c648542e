import { useState } from 'react';
import { Link } from 'react-router';
import { askForChild } from '#web/book/ask-for-child.ts';
import { bookPath } from '#web/book/paths.ts';
import { showPrice } from '#web/book/price.ts';
import { CoverPicture, StandingBook } from '#web/book/standing-book.tsx';
import { Heart, heartOf } from '#web/favorites/favorite-button.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { WonderBook } from './wonder-books.ts';

/** A book that goes with the theme. It is made on its own page, so here it only says the way. */
export function WonderBookCard({ wonder }: { wonder: WonderBook }) {
  const { kind, book } = wonder;
  const [open, setOpen] = useState(false);
  const titleId = `wonder-${book.id}`;
  return (
    <li className="grid grid-cols-[34%_1fr] items-center gap-6 sm:grid-cols-[10.5rem_1fr]">
      <Link className="opens pr-1" to={bookPath(book.id)} tabIndex={-1} aria-hidden="true">
        <StandingBook book={book} cover={<CoverPicture book={book} lazy />} />
      </Link>
      <div>
        <p className="text-sm text-ink-soft">{kind}</p>
        <h3 id={titleId} className="text-xl">
          <Link className="underline-offset-4 hover:underline" to={bookPath(book.id)}>
            {book.title}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-ink-soft">{book.author}</p>
        <p className="display num mt-2 text-xl">{showPrice(book.price)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-1">
          <Button
            type="button"
            look="quiet"
            className="!px-4"
            aria-describedby={titleId}
            onClick={() => setOpen(true)}
          >
            Create book
          </Button>
          <Heart of={heartOf(book)} />
        </div>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={book.title}
        lede={`${book.author}, ${book.age_range}`}
      >
        <div className="grid grid-cols-[6rem_1fr] items-start gap-6 sm:grid-cols-[9rem_1fr]">
          <StandingBook book={book} cover={<CoverPicture book={book} />} />
          <p>{book.description}</p>
        </div>
        <div className="dialog-actions">
          <Button type="button" onClick={() => askForChild(book)}>
            Personalize Your Book
          </Button>
          <ButtonLink to={bookPath(book.id)} look="quiet">
            See the book
          </ButtonLink>
        </div>
      </Dialog>
    </li>
  );
}
