import { safe } from '@orpc/client';
import type { ReactNode } from 'react';
import { data, isRouteErrorResponse, Link } from 'react-router';
import { linesOf } from '#web/address/lines-of.ts';
import { showPrice } from '#web/book/price.ts';
import { AdminHeading } from '#web/pages/admin/admin-heading.tsx';
import { adminOnly } from '#web/pages/admin/admin-only.ts';
import { BookFailure, BookState, hasFailed } from '#web/pages/admin/orders/book-state.tsx';
import {
  ChildName,
  Copies,
  Created,
  Customer,
  StatusBadge,
} from '#web/pages/admin/orders/order-words.tsx';
import { shortId } from '#web/pages/orders/order-in-words.ts';
import { RetryNotice } from '#web/shell/retry-notice.tsx';
import { useAnswer } from '#web/shell/use-answer.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/order.ts';
import { Cancel } from './cancel.tsx';
import { changeOrder, type OfficeAnswer } from './change-order.ts';
import { Events } from './events.tsx';
import { Refunds } from './refunds.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Order | Wonderling' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = await adminOnly(context);
  const found = await safe(api.admin.order({ id: params.orderId }));
  if (!found.error) return found.data;
  const isUnknown = found.isDefined && ['NOT_FOUND', 'INPUT_INVALID'].includes(found.error.code);
  throw isUnknown ? data('Order not found', { status: 404 }) : found.error;
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const shop = await adminOnly(context);
  return changeOrder(shop, params.orderId, await request.formData());
}

/** An order by itself: who bought what for whom, what has become of book and money, and what can be done about it. */
export default function Order({ loaderData: order, actionData }: Route.ComponentProps) {
  const { refused } = useAnswer(actionData as OfficeAnswer | undefined) ?? {};
  const { transaction } = order;
  return (
    <>
      <AllOrders />
      <AdminHeading title={`Order ${shortId(order.id)}`} />
      <div className="mt-6 grid items-start gap-x-16 gap-y-8 @min-[54rem]/desk:grid-cols-2">
        <div className="grid gap-8">
          <section aria-label="What was bought">
            <h2 className="text-xl">{order.book_title}</h2>
            <dl className="facts">
              <Fact about="Order ID">{order.id}</Fact>
              <Fact about="Status">
                <StatusBadge order={order} />
              </Fact>
              <Fact about="Book">
                ID {order.book_id}
                <span className="block">
                  <BookState order={order} />
                </span>
              </Fact>
              <Fact about="Child">
                <ChildName order={order} />
              </Fact>
              <Fact about="Created">
                <Created order={order} />
              </Fact>
              <Fact about="Total">
                <b className="num">{showPrice(order.total_amount)}</b> <Copies order={order} />
              </Fact>
              <Fact about="Payment">
                {transaction.stripe_session_id ?? 'Not begun'}
                {transaction.order_count > 1 && (
                  <span className="block">
                    {showPrice(transaction.amount)} for {transaction.order_count} orders
                  </span>
                )}
              </Fact>
            </dl>
            {hasFailed(order) && (
              <div className="failure mt-4 text-sm">
                <BookFailure order={order} />
              </div>
            )}
          </section>
          <section aria-labelledby="family">
            <h2 id="family" className="text-xl">
              Family
            </h2>
            <dl className="facts">
              <Fact about="Customer">
                <Customer order={order} />
              </Fact>
              <Fact about="E-mail">{order.customer_email ?? '–'}</Fact>
              <Fact about="Goes to">
                {order.ship_to ? (
                  linesOf(order.ship_to).map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))
                ) : (
                  <span className="text-ink-soft">No address was kept</span>
                )}
                {order.ship_to?.phone_number && (
                  <span className="block">{order.ship_to.phone_number}</span>
                )}
              </Fact>
            </dl>
          </section>
        </div>
        <div className="grid gap-8">
          <Events order={order} />
          <Refunds order={order} />
          {order.can_cancel && <Cancel order={order} refused={refused} />}
        </div>
      </div>
    </>
  );
}

function Fact({ about, children }: { about: string; children: ReactNode }) {
  return (
    <>
      <dt>{about}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

function AllOrders() {
  return (
    <p>
      <Link className="link inline-flex min-h-11 items-center" to="/admin/orders">
        All orders
      </Link>
    </p>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <AllOrders />
      {isUnknown ? (
        <EmptyState title="Order not found">
          <p>There is no order with this number.</p>
        </EmptyState>
      ) : (
        <RetryNotice title="Error" message="Failed to load this order" />
      )}
    </>
  );
}
