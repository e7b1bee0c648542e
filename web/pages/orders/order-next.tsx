import { Form, Link, useNavigation } from 'react-router';
import { bookFilePath, orderPath } from '#web/book/paths.ts';
import { ReadLink } from '#web/reading/read-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { CancelOrder } from './cancel-order.tsx';
import type { ShownOrder } from './order-in-words.ts';
import { PhotoMissing } from './photo-missing.tsx';

/** What can be done with an order now: open its book, wait for it or for the bank, pay, pay again, or cancel. */
export function OrderNext({ order }: { order: ShownOrder }) {
  if (order.book_status === 'made') {
    return (
      <>
        <ReadLink className="btn btn-text -ml-3" orderId={order.id}>
          Read on screen
        </ReadLink>
        <a
          className="btn btn-text -ml-3"
          href={bookFilePath(order.id)}
          target="_blank"
          rel="noreferrer"
        >
          Open book
        </a>
        {order.making?.stage === 'delivered' && (
          <Link className="btn btn-text -ml-3" to={`${orderPath(order.id)}#review`}>
            Review it
          </Link>
        )}
      </>
    );
  }
  if (order.book_status === 'photo_missing') return <PhotoMissing order={order} />;
  // A failed making is for the shop to mend; the buyer's book is simply not there yet.
  if (order.book_status) return <Waiting>Your book is being made</Waiting>;
  if (order.isErased) return <Waiting>Erased, as you asked</Waiting>;
  if (order.transaction.is_on_its_way) return <Waiting>Your bank is working on it</Waiting>;
  if (order.status === 'pending') {
    return (
      <>
        <Waiting>You haven't paid yet</Waiting>
        <PayButton order={order} intent="continue" label="Continue payment" />
        <CancelOrder order={order} />
      </>
    );
  }
  return order.can_pay_again ? (
    <PayButton order={order} intent="pay-again" label="Pay again" />
  ) : null;
}

const Waiting = ({ children }: { children: string }) => (
  <p className="mt-1 text-sm text-ink-soft">{children}</p>
);

function PayButton({
  order,
  intent,
  label,
}: {
  order: ShownOrder;
  intent: 'continue' | 'pay-again';
  label: string;
}) {
  const { formData } = useNavigation();
  const isAsked = formData?.get('intent') === intent && formData.get('order') === order.id;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="order" value={order.id} />
      <Button
        look="text"
        className="-ml-3 text-left"
        busy={isAsked}
        aria-label={`${label} for ${order.book_title}`}
      >
        {label}
      </Button>
    </Form>
  );
}
