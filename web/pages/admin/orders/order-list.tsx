import { showPrice } from '#web/book/price.ts';
import { PaidFor } from '#web/pages/orders/paid-for.tsx';
import { BookFailure, BookState, hasFailed } from './book-state.tsx';
import {
  ChildName,
  Copies,
  Created,
  Customer,
  OrderId,
  Refunded,
  StatusBadge,
} from './order-words.tsx';
import { Parcel } from './parcel.tsx';
import type { ShownOrder } from './shown-order.ts';

/** The orders where a table would not fit: a definition list each, two beside each other if they can. */
export function OrderList({ orders }: { orders: ShownOrder[] }) {
  return (
    <ul className="grid gap-x-8 border-t-2 border-ink @min-[40rem]/desk:grid-cols-2 @min-[54rem]/desk:hidden">
      {orders.map((order) => (
        <li key={order.id} className="border-b border-edge py-4">
          <div className="flex items-center justify-between gap-3 text-sm text-ink-soft">
            <OrderId order={order} />
            <StatusBadge order={order} />
          </div>
          <h2 className="!font-text mt-1.5 font-bold">
            {order.book_title}{' '}
            <span className="font-normal text-ink-soft">(ID {order.book_id})</span>
          </h2>
          <dl className="facts">
            <dt>Price</dt>
            <dd className="num">{showPrice(order.book_price)}</dd>
            <dt>Total</dt>
            <dd className="num">
              <b>
                <PaidFor order={order} />
              </b>{' '}
              <Copies order={order} />
              <Refunded order={order} />
            </dd>
            <dt>Customer</dt>
            <dd className="break-words">
              <Customer order={order} />
              <Parcel order={order} />
            </dd>
            <dt>Child</dt>
            <dd>
              <ChildName order={order} />
            </dd>
            <dt>Created</dt>
            <dd>
              <Created order={order} />
            </dd>
          </dl>
          <div className="mt-1 text-sm">
            <BookState order={order} />
          </div>
          {hasFailed(order) && (
            <div className="failure mt-2 text-sm">
              <BookFailure order={order} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
