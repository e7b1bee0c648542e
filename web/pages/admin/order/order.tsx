import { safe } from '@orpc/client';
import { data, isRouteErrorResponse, Link } from 'react-router';
import { filledShipTo } from '#contract/addresses.ts';
import { OUT_OF_REACH } from '#vocabulary/sentences/failures.ts';
import { findCountries } from '#web/address/countries.ts';
import { linesOf } from '#web/address/lines-of.ts';
import { orStay } from '#web/forms/or-stay.ts';
import { constraintsOf } from '#web/forms/read-form.ts';
import { AdminHeading } from '#web/pages/admin/admin-heading.tsx';
import { adminOnly } from '#web/pages/admin/admin-only.ts';
import { isErased } from '#web/pages/admin/orders/erased.ts';
import { BOOK_ERASED_TITLE } from '#web/pages/orders/is-erased.ts';
import { shortId } from '#web/pages/orders/order-in-words.ts';
import { RetryNotice } from '#web/shell/retry-notice.tsx';
import { useAnswer } from '#web/shell/use-answer.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { errorToast } from '#web/ui/toast.ts';
import type { Route } from './+types/order.ts';
import { Address } from './address.tsx';
import { Cancel } from './cancel.tsx';
import { changeOrder, type OfficeAnswer } from './change-order.ts';
import { Events } from './events.tsx';
import { Family } from './family.tsx';
import { Letters } from './letters.tsx';
import { Lines } from './lines.tsx';
import { Making } from './making.tsx';
import { Payment } from './payment.tsx';
import { RefundPart } from './refund-part.tsx';
import { Refunds } from './refunds.tsx';
import { Reprint } from './reprint.tsx';
import { shownLine } from './shown-line.ts';
import { Held, Stop } from './stop.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Order | Wonderling' },
  { name: 'robots', content: 'noindex' },
];

const constraints = constraintsOf(filledShipTo);

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = await adminOnly(context);
  const { api } = shop;
  const [found, shelf] = await Promise.all([
    safe(api.admin.order({ id: params.orderId })),
    safe(api.books.list({})),
  ]);
  if (found.error) {
    const isUnknown = found.isDefined && ['NOT_FOUND', 'INPUT_INVALID'].includes(found.error.code);
    throw isUnknown ? data('Order not found', { status: 404 }) : found.error;
  }
  const { lines, ...order } = found.data;
  const { ship_to: shipTo, can_correct_address: isOpen } = order;
  return {
    order: found.data,
    lines: lines.map(shownLine(shelf.data ?? [])),
    goesTo: shipTo ? linesOf(shipTo) : [],
    address: isOpen
      ? { countries: await findCountries(shop, shipTo?.country_code), constraints }
      : undefined,
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const shop = await adminOnly(context);
  return changeOrder(shop, params.orderId, await request.formData());
}

export const clientAction = (call: Route.ClientActionArgs) =>
  orStay<OfficeAnswer>(call, { toast: errorToast(OUT_OF_REACH) });

/** An order by itself: who bought what for whom, what has become of book and money, and what can be done about it. */
export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, lines, goesTo, address } = loaderData;
  const answer = useAnswer(actionData as OfficeAnswer | undefined);
  return (
    <>
      <AllOrders />
      <AdminHeading title={`Order ${shortId(order.id)}`} />
      {isErased(order) && (
        <div className="mt-6 max-w-[44rem]">
          <Notice kind="todo" title={BOOK_ERASED_TITLE}>
            <p>The family had everything about its child erased. What was paid stays.</p>
          </Notice>
        </div>
      )}
      {order.is_held && (
        <div className="mt-6 max-w-[44rem]">
          <Held why={order.reason} />
        </div>
      )}
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 @min-[54rem]/desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-10">
          <Lines lines={lines} order={order} />
          <Making order={order} />
          {/* A form has the whole width. */}
          <div className="grid items-start gap-x-12 gap-y-10 @min-[40rem]/desk:grid-cols-2 has-[details[open]]:!grid-cols-1">
            <Family order={order} />
            <Address order={order} goesTo={goesTo} form={address} refused={answer?.address} />
          </div>
          <Letters letters={order.letters} />
          <Payment order={order} />
        </div>
        <div className="grid gap-10">
          {(order.can_stop || order.can_cancel || order.left_amount > 0) && (
            <section aria-labelledby="acts">
              <h2 id="acts" className="text-xl">
                What can be done
              </h2>
              <div className="mt-2 grid gap-2">
                {order.can_stop && <Stop refused={answer?.stop} />}
                <RefundPart order={order} notTaken={answer?.notTaken} />
                {order.can_cancel && <Cancel order={order} refused={answer?.cancel} />}
              </div>
            </section>
          )}
          <Refunds order={order} />
          <Reprint order={order} notTaken={answer?.notTaken} />
          <Events order={order} />
        </div>
      </div>
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
