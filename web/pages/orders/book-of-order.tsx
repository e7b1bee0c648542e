import { CoverPicture, StandingBook } from '#web/book/standing-book.tsx';
import type { ShownOrder } from './order-in-words.ts';

/** The book that was bought, with the shop's cover; bare cloth where there is none any more. */
export function BookOfOrder({ order, className }: { order: ShownOrder; className: string }) {
  return (
    <span className={className} aria-hidden="true">
      <StandingBook
        book={{ id: order.book_id }}
        cover={order.cover && <CoverPicture book={{ image: order.cover }} lazy />}
      />
    </span>
  );
}
