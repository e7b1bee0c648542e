import { Link } from 'react-router';
import { orderPath } from '#web/book/paths.ts';
import { Stamp } from '#web/ui/stamp.tsx';
import { BookOfOrder } from './book-of-order.tsx';
import { MoneyBackLine } from './money-back.tsx';
import { type ShownOrder, shortId, statusInWords } from './order-in-words.ts';
import { OrderNext } from './order-next.tsx';
import { OrderParcel } from './order-parcel.tsx';
import { OrderStage } from './order-stage.tsx';
import { PaidFor } from './paid-for.tsx';

/** The orders from 768 px on (readings: columns Order, Book, Child, Quantity, Total, Status, Date). */
export function OrderTable({ orders }: { orders: ShownOrder[] }) {
  return (
    <div className="hidden md:block">
      <table className="table !text-base">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Book</th>
            <th scope="col">Child</th>
            <th scope="col" className="num">
              Quantity
            </th>
            <th scope="col" className="num">
              Total
            </th>
            <th scope="col">Status</th>
            <th scope="col">Date</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td className="text-sm text-ink-soft">{shortId(order.id)}</td>
              <td>
                <div className="flex items-center gap-5">
                  <BookOfOrder order={order} className="hidden w-16 flex-none py-1 lg:block" />
                  <div>
                    <Link
                      className="display inline-flex min-h-11 items-center text-xl leading-tight hover:underline"
                      to={orderPath(order.id)}
                    >
                      {order.book_title}
                    </Link>
                    <OrderParcel order={order} />
                  </div>
                </div>
              </td>
              <td>
                <b className="rubric">{order.child_name}</b>
              </td>
              <td className="num">{order.quantity}</td>
              <td className="num font-bold">
                <PaidFor order={order} payment={order.transaction} />
                <MoneyBackLine order={order} />
              </td>
              <td>
                <div className="grid justify-items-start">
                  <OrderStamp order={order} />
                  <OrderStage order={order} />
                  <OrderNext order={order} />
                </div>
              </td>
              <td className="whitespace-nowrap text-ink-soft">{order.date}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Only what is settled and good is stamped at a tilt. */
export function OrderStamp({ order }: { order: ShownOrder }) {
  return (
    <Stamp
      look={order.status}
      label={statusInWords(order.status)}
      inked={order.status === 'completed'}
    />
  );
}
