import { Plus } from 'lucide-react';
import { useFetcher } from 'react-router';
import type { Book } from '#contract/books.ts';
import { CoverWith } from '#web/book/cover-with.tsx';
import type { HeroToChoose } from '#web/book/family.ts';
import { StandingBook } from '#web/book/standing-book.tsx';

/** Puts the same book for a brother or sister into the cart, with one press; their own cover says whose it will be. */
export function AlsoForSibling({ book, sibling }: { book: Book; sibling: HeroToChoose }) {
  const adding = useFetcher();
  return (
    <adding.Form method="post" action="/cart" className="flex min-w-0 items-center gap-3">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="book_id" value={book.id} />
      <input type="hidden" name="child_id" value={sibling.id} />
      {/* Beside the button: what stands on a book is no part of the button's name. */}
      <span className="w-14 flex-none" aria-hidden="true">
        <StandingBook book={book} cover={<CoverWith hero={sibling} book={book} lazy />} />
      </span>
      <button
        type="submit"
        aria-label={`Also for ${sibling.name}: ${book.title}`}
        aria-disabled={adding.state !== 'idle' || undefined}
        className="link inline-flex min-h-11 items-center gap-3 text-left"
        onClick={(event) => adding.state !== 'idle' && event.preventDefault()}
      >
        <Plus className="icon" aria-hidden="true" />
        <span className="min-w-0 break-words">Also for {sibling.name}</span>
      </button>
    </adding.Form>
  );
}
