import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { HOW_LONG_A_BANK_TAKES, WHAT_CANCELING_DOES } from '#vocabulary/sentences/refunds.ts';
import { showPrice } from '#web/book/price.ts';
import { paidFor } from '#web/pages/orders/paid-for.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/**
 * Cancels a paid book, once the family has said that it means it. A press before the page's scripts are there goes to the
 * server, which answers with the question.
 * @param props.isAsked the server has answered so
 */
export function CancelBook({
  order,
  isAsked,
}: {
  order: Pick<
    Order,
    | 'book_title'
    | 'child_name'
    | 'total_amount'
    | 'discount'
    | 'refunded_amount'
    | 'transaction'
    | 'quantity'
  >;
  isAsked: boolean;
}) {
  const { formData } = useNavigation();
  // A part may have gone back before.
  const left = paidFor(order) - order.refunded_amount;
  const [asking, setAsking] = useState(isAsked);
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={(event) => {
        if (asking) return setAsking(false);
        event.preventDefault();
        setAsking(true);
      }}
    >
      <input type="hidden" name="intent" value="cancel" />
      <Button
        look="text"
        className="-ml-3 !text-ink-soft"
        busy={formData?.get('intent') === 'cancel'}
      >
        Cancel this book
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Cancel this book?">
        <p>
          <strong>{order.book_title}</strong>
          {order.child_name && (
            <>
              {' '}
              for <strong className="rubric">{order.child_name}</strong>
            </>
          )}
          {order.quantity > 1 && `, all ${order.quantity} copies`}. {WHAT_CANCELING_DOES}
        </p>
        {left > 0 && (
          <p className="mt-3">
            <strong className="num">{showPrice(left)}</strong> goes back the way you paid.
            {/* To a gift card it goes at once. */}
            {order.transaction.amount > 0 && ` ${HOW_LONG_A_BANK_TAKES}`}
          </p>
        )}
        <div className="dialog-actions">
          <Button type="submit" name="sure" value="yes" look="danger">
            Cancel the book
          </Button>
          <Button type="button" look="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </Form>
  );
}
