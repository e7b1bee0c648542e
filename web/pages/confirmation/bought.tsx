import type { Door } from './doors.ts';

/** What was bought, for whom, and where it goes. */
export function Bought({ doors }: { doors: Door[] }) {
  return (
    <section aria-label="Your order" className="stack mt-12 w-full max-w-[26rem] p-6 text-left">
      {doors.map(({ books, lines }) => (
        <div
          key={books[0]?.id}
          className="not-first:mt-5 not-first:border-t not-first:border-edge not-first:pt-5"
        >
          <ul>
            {books.map((book) => (
              <li key={book.id} className="mb-2">
                <b className="display text-lg leading-tight">{book.title}</b>
                {book.childName && (
                  <>
                    {' '}
                    for <b className="rubric break-words">{book.childName}</b>
                  </>
                )}
                {book.quantity > 1 && <span className="num">, {book.quantity} copies</span>}
              </li>
            ))}
          </ul>
          {lines.length > 0 && (
            <p className="break-words">
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
    </section>
  );
}
