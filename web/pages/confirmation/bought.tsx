import { Link } from 'react-router';
import { orderPath } from '#web/book/paths.ts';
import { showPrice } from '#web/book/price.ts';
import { TakenOff } from '#web/checkout/taken-off.tsx';
import { shortId } from '#web/pages/orders/order-in-words.ts';
import { ReadLink } from '#web/reading/read-link.tsx';
import type { Door, PaidBook } from './doors.ts';

/**
 * What was bought, for whom, and where it goes; for a purchase that came to nothing, what it was.
 *
 * @param props.taken what a code has taken off in dollars, and what was paid; undefined for nothing
 * @param props.isComing whether it has come about, or may still
 */
export function Bought({
  doors,
  taken,
  isComing,
}: {
  doors: Door[];
  taken?: { code: string | null; card: string | null; off: number; paid: number };
  isComing: boolean;
}) {
  return (
    <section aria-label="Your order" className="stack w-full max-w-[30rem] p-6 text-left">
      {doors.map(({ books, lines, arrives }) => (
        <div
          key={books[0]?.id}
          className="not-first:mt-5 not-first:border-t not-first:border-edge not-first:pt-5"
        >
          <ul>
            {books.map((book) => (
              <li key={book.id} className="not-last:mb-5">
                <b className="display text-lg leading-tight">{book.title}</b>
                {book.childName && (
                  <>
                    {' '}
                    for <b className="rubric break-words">{book.childName}</b>
                  </>
                )}
                {book.quantity > 1 && <span className="num">, {book.quantity} copies</span>}
                <Link className="link flex min-h-11 items-center text-sm" to={orderPath(book.id)}>
                  Order {shortId(book.id)}
                </Link>
                <HowFar book={book} />
              </li>
            ))}
          </ul>
          {isComing && arrives && (
            <p className="mt-4">
              <span className="block text-sm text-ink-soft">Arrives about</span>
              {arrives}
            </p>
          )}
          {isComing && lines.length > 0 && (
            <p className="mt-4 break-words">
              <span className="block text-sm text-ink-soft">Goes to</span>
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </p>
          )}
        </div>
      ))}
      {taken && (
        <dl className="mt-5 grid gap-2 border-t border-edge pt-5">
          <TakenOff code={taken.code} card={taken.card} dollars={taken.off} />
          <div className="flex justify-between gap-4">
            <dt>Paid</dt>
            <dd className="num">{showPrice(taken.paid)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}

/** What can be done with a book that is paid for: read it, or wait for it a moment. */
function HowFar({ book: { id, status, title, childName } }: { book: PaidBook }) {
  if (!status) return null;
  // The place where news comes is there before the news: else nobody hears it.
  return (
    <div role="status" className="mt-2">
      {status === 'made' && (
        <ReadLink className="btn btn-primary w-full" orderId={id}>
          Read it now
          <span className="sr-only">
            : {title}
            {childName && ` for ${childName}`}
          </span>
        </ReadLink>
      )}
      {(status === 'waiting' || status === 'failed') && (
        <p>Your book is being made. You can open it here as soon as it's ready.</p>
      )}
      {status === 'photo_missing' && (
        <p>
          Your book is waiting for you:{' '}
          <Link className="link" to="/orders">
            please take a look at My Orders
          </Link>
          .
        </p>
      )}
    </div>
  );
}
