import type { Reader } from '#bookmaking/reader.ts';
import { useCover } from '#web/book/buying/cover-for.tsx';
import { useObjectUrl } from '#web/book/live/use-object-url.ts';
import { StandingBook } from '#web/book/standing-book.tsx';
import { useNear } from '#web/ui/use-near.ts';
import type { ShownOrder } from './order-in-words.ts';

/**
 * The book that was bought, with its own reader on the cover, drawn when somebody comes near: bare cloth until then, and
 * for a book that has left the shelf. Never somebody else's child.
 */
export function BookOfOrder({ order, className }: { order: ShownOrder; className: string }) {
  const { mark, isNear } = useNear<HTMLSpanElement>();
  const { book_id: id, slug, reader } = order;
  return (
    <span ref={mark} className={className} aria-hidden="true">
      <StandingBook
        book={{ id }}
        cover={isNear && slug && reader && <OwnCover slug={slug} reader={reader} />}
      />
    </span>
  );
}

/**
 * An image each, and not part of the page: the table and the cards draw the same, and what one of them hides would take
 * the other's gradients along. In an image the title is in a face of the system, too small here to be told.
 */
function OwnCover({ slug, reader }: { slug: string; reader: Reader }) {
  const picture = useObjectUrl(useCover(slug, reader));
  return picture && <img src={picture} alt="" />;
}
