import { CoverFor } from '#web/book/buying/cover-for.tsx';
import { StandingBook } from '#web/book/standing-book.tsx';
import { useNear } from '#web/ui/use-near.ts';
import type { ShownOrder } from './order-in-words.ts';

/**
 * The book that was bought, with its own reader on the cover, drawn when somebody comes near: bare cloth until then, and
 * for a book that has left the shelf. Never somebody else's child.
 */
export function BookOfOrder({
  order,
  className,
}: {
  order: Pick<ShownOrder, 'book_id' | 'slug' | 'reader'>;
  className: string;
}) {
  const { mark, isNear } = useNear<HTMLSpanElement>();
  const { book_id: id, slug, reader } = order;
  return (
    <span ref={mark} className={className} aria-hidden="true">
      {isNear && slug ? (
        <CoverFor book={{ id, slug, image: '' }} reader={reader} instead={null} />
      ) : (
        <StandingBook book={{ id }} cover={null} />
      )}
    </span>
  );
}
