import { Link } from 'react-router';
import { orderPath } from '#web/book/paths.ts';
import { BookOfOrder } from './book-of-order.tsx';
import { MoneyBackLine } from './money-back.tsx';
import { type ShownOrder, shortId } from './order-in-words.ts';
import { OrderNext } from './order-next.tsx';
import { OrderParcel } from './order-parcel.tsx';
import { OrderStage } from './order-stage.tsx';
import { OrderStamp } from './order-table.tsx';
import { PaidFor } from './paid-for.tsx';

/** The orders below 768 px: cover and words instead of a table that would not fit. */
export function OrderCards({ orders }: { orders: ShownOrder[] }) {
  return (
    <ul className="border-t-2 border-ink md:hidden">
      {orders.map((order) => (
        <li key={order.id} className="grid grid-cols-[80px_1fr] gap-5 border-b border-edge py-6">
          <BookOfOrder order={order} className="block" />
          <div className="min-w-0">
            <h2 className="text-xl">
              <Link
                className="inline-flex min-h-11 items-center hover:underline"
                to={orderPath(order.id)}
              >
                {order.book_title}
              </Link>
            </h2>
            <p className="mt-0.5">
              {order.child_name && (
                <>
                  For <b className="rubric break-words">{order.child_name}</b>
                </>
              )}
              {order.quantity > 1 && <span className="num">, {order.quantity} copies</span>}
            </p>
            <p className="text-sm text-ink-soft">
              {order.date}, order {shortId(order.id)}
            </p>
            <OrderParcel order={order} />
            <p className="mt-3 flex items-center justify-between gap-3">
              <OrderStamp order={order} />
              <b className="num text-right">
                <PaidFor order={order} payment={order.transaction} />
              </b>
            </p>
            <MoneyBackLine order={order} />
            <OrderStage order={order} />
            <OrderNext order={order} />
          </div>
        </li>
      ))}
    </ul>
  );
}
