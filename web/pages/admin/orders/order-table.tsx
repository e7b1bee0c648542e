import { Fragment } from 'react';
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

const COLUMNS = 8;

/** The orders where there is room for a table. What went wrong with a book stands below its order. */
export function OrderTable({ orders }: { orders: ShownOrder[] }) {
  return (
    <div className="sheet hidden @min-[54rem]/desk:block">
      <table className="table">
        <caption className="sr-only">Orders, the newest first</caption>
        <thead>
          <tr>
            <th scope="col">Order ID</th>
            <th scope="col">Book</th>
            <th scope="col" className="num">
              Price
            </th>
            <th scope="col" className="num">
              Total
            </th>
            <th scope="col">Status</th>
            <th scope="col">Customer</th>
            <th scope="col">Child</th>
            <th scope="col">Created</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Fragment key={order.id}>
              <tr className={hasFailed(order) ? 'has-failure' : ''}>
                <td>
                  <OrderId order={order} />
                </td>
                <td className="min-w-36">
                  <b className="block leading-snug">{order.book_title}</b>
                  <span className="block text-ink-soft">ID {order.book_id}</span>
                  <BookState order={order} />
                </td>
                <td className="num">{showPrice(order.book_price)}</td>
                <td className="num">
                  <b className="block">
                    <PaidFor order={order} />
                  </b>
                  <Copies order={order} />
                  <Refunded order={order} />
                </td>
                <td>
                  <StatusBadge order={order} />
                </td>
                <td className="min-w-24 wrap-anywhere">
                  <Customer order={order} />
                  <Parcel order={order} />
                </td>
                <td className="min-w-20 wrap-anywhere">
                  <ChildName order={order} />
                </td>
                <td className="text-ink-soft">
                  <Created order={order} />
                </td>
              </tr>
              {hasFailed(order) && (
                <tr className="failure">
                  <td colSpan={COLUMNS}>
                    <BookFailure order={order} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
