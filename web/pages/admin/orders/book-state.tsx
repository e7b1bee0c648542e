import { BookOpen, Hourglass, ImageOff, RotateCw, TriangleAlert } from 'lucide-react';
import { useFetcher } from 'react-router';
import type { AdminOrder } from '#contract/admin.ts';
import { reasonsNotMade } from '#vocabulary/printed-books.ts';
import { bookFilePath } from '#web/book/paths.ts';
import { shortId } from '#web/pages/orders/order-in-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ERASED, isErased, isForgotten } from './erased.ts';

/** How far the printed book is: nothing before it is paid, and a link once it is made. */
export function BookState({ order }: { order: AdminOrder }) {
  switch (order.book?.status) {
    case 'made':
      if (isForgotten(order)) return <NotKept order={order} />;
      return (
        <a
          className="link inline-flex min-h-11 items-center gap-1.5"
          href={bookFilePath(order.id)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open the book of order ${shortId(order.id)} (PDF)`}
        >
          <BookOpen className="icon" />
          Open the book
        </a>
      );
    case 'waiting':
      return (
        <span className="inline-flex min-h-11 items-center gap-1.5 text-ink-soft">
          <Hourglass className="icon" />
          Being made
        </span>
      );
    case 'photo_missing':
      return (
        <span className="inline-flex min-h-11 items-center gap-1.5 text-damson">
          <ImageOff className="icon" />
          Waits for its photo, whose file is gone
        </span>
      );
    case 'failed':
      if (hasFailed(order) || order.stage === 'cancelled') return null;
      return <span className="text-ink-soft">{order.book.failure}</span>;
    default:
      return null;
  }
}

const NotKept = ({ order }: { order: AdminOrder }) => (
  <span className="text-ink-soft">{isErased(order) ? ERASED : 'The book is not kept anymore'}</span>
);

/** One that was canceled, or that nobody wants any more, is not to be tried again. */
export const hasFailed = ({ book, stage }: AdminOrder): boolean =>
  book?.status === 'failed' &&
  stage !== 'cancelled' &&
  !reasonsNotMade.some((reason) => reason === book.failure);

/** Why the book of an order could not be made, and a way to try it again. */
export function BookFailure({ order }: { order: AdminOrder }) {
  const fetcher = useFetcher();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex min-w-48 grow basis-64 items-start gap-2">
        <TriangleAlert className="icon mt-0.5 text-damson" />
        <span className="min-w-0 break-words">
          <strong className="text-damson">The book could not be made.</strong> {order.book?.failure}
        </span>
      </p>
      <fetcher.Form method="post">
        <input type="hidden" name="order_id" value={order.id} />
        <Button
          look="danger"
          className="!min-h-11"
          busy={fetcher.state !== 'idle'}
          aria-label={`Try again: the book of order ${shortId(order.id)}`}
        >
          <RotateCw className="icon" />
          Try again
        </Button>
      </fetcher.Form>
    </div>
  );
}
