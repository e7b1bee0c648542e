import { Trash2 } from 'lucide-react';
import { Link, useFetcher } from 'react-router';
import type { Book } from '#contract/books.ts';
import type { CartItem } from '#contract/carts.ts';
import { CoverFor } from '#web/book/buying/cover-for.tsx';
import type { HeroToChoose } from '#web/book/family.ts';
import { bookPath } from '#web/book/paths.ts';
import { showPrice } from '#web/book/price.ts';
import { CoverPicture, StandingBook } from '#web/book/standing-book.tsx';
import { Button } from '#web/ui/button.tsx';
import { AlsoForSibling } from './also-for-sibling.tsx';
import { LineDedication } from './line-dedication.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

/** A line with what its cover is drawn from; without one of them it shows the shop's own cover. */
export type LineWithCover = CartItem & { book?: Book; hero?: HeroToChoose };

/** The same, with those who could have the same book, too. */
export type LineWithSiblings = LineWithCover & { siblings: HeroToChoose[] };

/** One book for one child: a row on wide screens, a compact card on narrow ones. */
export function CartLine({ line }: { line: LineWithSiblings }) {
  const { book } = line;
  return (
    <li className="grid grid-cols-[92px_1fr] gap-x-5 border-b border-edge py-6 sm:grid-cols-[120px_1fr_auto] sm:gap-x-7">
      <Link to={bookPath(line.book_id)} className="opens self-start pr-1" tabIndex={-1} aria-hidden>
        {line.book ? (
          <CoverFor book={line.book} reader={line.hero?.reader} />
        ) : (
          <StandingBook
            book={{ id: line.book_id }}
            cover={line.cover_image_url && <CoverPicture book={{ image: line.cover_image_url }} />}
          />
        )}
      </Link>
      <div className="min-w-0">
        <h2 className="text-xl">
          <Link to={bookPath(line.book_id)} className="hover:underline">
            {line.book_title}
          </Link>
        </h2>
        <p className="mt-1">
          For <b className="rubric break-words">{line.child_name || line.child_id}</b>
          {line.child_age !== null && ` (${line.child_age} years old)`}
        </p>
        <p className="num mt-1 font-bold sm:hidden">{showPrice(line.price)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
          <QuantityStepper line={line} />
          <div className="sm:hidden">
            <Remove line={line} />
          </div>
        </div>
        <LineDedication key={`${line.dedication} ${line.from}`} line={line} />
        <div className="flex flex-wrap gap-x-6">
          {book &&
            line.siblings.map((sibling) => (
              <AlsoForSibling key={sibling.id} book={book} sibling={sibling} />
            ))}
        </div>
      </div>
      <div className="hidden flex-col items-end justify-between sm:flex">
        <p className="text-right">
          <span className="display num text-xl">{showPrice(line.price)}</span>
          {line.quantity > 1 && <span className="block text-sm text-ink-soft">each</span>}
        </p>
        <Remove line={line} />
      </div>
    </li>
  );
}

function Remove({ line }: { line: CartItem }) {
  const removing = useFetcher();
  return (
    <removing.Form method="post" action="/cart">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={line.id} />
      <input type="hidden" name="book_id" value={line.book_id} />
      <input type="hidden" name="child_id" value={line.child_id} />
      <input type="hidden" name="book_title" value={line.book_title} />
      <input type="hidden" name="child_name" value={line.child_name} />
      <Button type="submit" look="text" className="-mx-3 !text-damson">
        <Trash2 className="icon" />
        Remove
        <span className="sr-only">
          {line.book_title} for {line.child_name}
        </span>
      </Button>
    </removing.Form>
  );
}
