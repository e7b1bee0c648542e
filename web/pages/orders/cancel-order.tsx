import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { ShownOrder } from './order-in-words.ts';

/**
 * Cancels an order that is not paid yet, once the family has said that it means it. All orders of one payment go
 * together, and the question says so. Without scripts the first button does it.
 */
export function CancelOrder({ order }: { order: ShownOrder }) {
  const { formData } = useNavigation();
  const [asking, setAsking] = useState(false);
  const { order_count: count } = order.transaction;
  return (
    <Form
      method="post"
      preventScrollReset
      data-asks
      onSubmit={(event) => {
        if (asking) return setAsking(false);
        event.preventDefault();
        setAsking(true);
      }}
    >
      <input type="hidden" name="intent" value="cancel" />
      <input type="hidden" name="order" value={order.id} />
      <Button
        look="text"
        className="-ml-3 text-left !text-ink-soft"
        busy={formData?.get('intent') === 'cancel' && formData.get('order') === order.id}
        aria-label={`Cancel order of ${order.book_title}`}
      >
        Cancel order
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Cancel this order?">
        <p>
          <strong>{order.book_title}</strong>
          {order.child_name && (
            <>
              {' '}
              for <strong className="rubric">{order.child_name}</strong>
            </>
          )}{' '}
          has not been paid yet. Its payment page is closed, and nothing is charged.
        </p>
        {count > 1 && <p className="mt-3">It shares its payment with {othersInWords(count)}.</p>}
        <div className="dialog-actions">
          <Button type="submit" look="danger">
            {count > 1 ? `Cancel ${count} orders` : 'Cancel the order'}
          </Button>
          <Button type="button" look="quiet" onClick={() => setAsking(false)}>
            Keep {count > 1 ? 'them' : 'it'}
          </Button>
        </div>
      </Dialog>
    </Form>
  );
}

const othersInWords = (count: number) =>
  count === 2
    ? 'another order: both are canceled'
    : `${count - 1} other orders: all ${count} are canceled`;
