import { Form, useNavigation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import type { ShownOrder } from './order-in-words.ts';
import { PhotoMissing } from './photo-missing.tsx';

/** What can be done with an order now: open its book, wait for it, or pay again; nothing while pending. */
export function OrderNext({ order }: { order: ShownOrder }) {
  if (order.book_status === 'made') {
    return (
      <a
        className="btn btn-text -ml-3"
        href={`/api/storage/order_books/${order.id}`}
        target="_blank"
        rel="noreferrer"
      >
        Open book
      </a>
    );
  }
  if (order.book_status === 'photo_missing') return <PhotoMissing order={order} />;
  // A failed making is for the shop to mend; the buyer's book is simply not there yet.
  if (order.book_status) return <p className="text-sm text-ink-soft">Your book is being made</p>;
  const isUnpaid = order.status === 'failed' || order.status === 'expired';
  return isUnpaid ? <PayAgain order={order} /> : null;
}

function PayAgain({ order }: { order: ShownOrder }) {
  const { formData } = useNavigation();
  return (
    <Form method="post">
      <input type="hidden" name="order" value={order.id} />
      <Button
        look="text"
        className="-ml-3"
        busy={formData?.get('order') === order.id}
        aria-label={`Pay again for ${order.book_title}`}
      >
        Pay again
      </Button>
    </Form>
  );
}
