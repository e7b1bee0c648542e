import type { AdminOrderInFull } from '#contract/admin.ts';
import { showPrice } from '#web/book/price.ts';
import { Copies, Created, Refunded } from '#web/pages/admin/orders/order-words.tsx';
import { statusInWords } from '#web/pages/orders/order-in-words.ts';
import { PaidFor } from '#web/pages/orders/paid-for.tsx';
import { Stamp } from '#web/ui/stamp.tsx';
import { Fact } from './fact.tsx';

/** What was paid, when, and how it stands. */
export function Payment({ order }: { order: AdminOrderInFull }) {
  const { transaction } = order;
  return (
    <section aria-labelledby="payment">
      <h2 id="payment" className="text-xl">
        Payment
      </h2>
      <dl className="facts">
        <Fact about="Status">
          <Stamp look={order.status} label={statusInWords(order.status)} />
        </Fact>
        <Fact about="Total">
          <b className="num">
            <PaidFor order={order} payment={transaction} />
          </b>{' '}
          <Copies order={order} />
          <Refunded order={order} />
        </Fact>
        {transaction.order_count > 1 && (
          <Fact about="Paid in all">
            {showPrice(transaction.amount)} for {transaction.order_count} orders
          </Fact>
        )}
        <Fact about="Created">
          <Created order={order} />
        </Fact>
        <Fact about="At Stripe">
          {transaction.stripe_session_id ??
            (transaction.amount === 0 ? 'Nothing was left to pay' : 'Not begun')}
        </Fact>
        <Fact about="Order ID">{order.id}</Fact>
        <Fact about="Book">ID {order.book_id}</Fact>
      </dl>
    </section>
  );
}
