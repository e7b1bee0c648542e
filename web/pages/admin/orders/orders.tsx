import { safe } from '@orpc/client';
import { Download, RefreshCw } from 'lucide-react';
import { data, redirect, useRevalidator } from 'react-router';
import { ADMIN_PAGE_SIZE } from '#contract/admin.ts';
import { ORDERS_NOT_LOADED } from '#vocabulary/sentences/checkout.ts';
import { OUT_OF_REACH } from '#vocabulary/sentences/failures.ts';
import { orStay } from '#web/forms/or-stay.ts';
import { AdminHeading } from '#web/pages/admin/admin-heading.tsx';
import { adminOnly } from '#web/pages/admin/admin-only.ts';
import { adminPath } from '#web/pages/admin/admin-path.ts';
import { CountLine } from '#web/pages/admin/count-line.tsx';
import { LoadFailed, loadFailure } from '#web/pages/admin/load-failed.tsx';
import { countPages } from '#web/pages/admin/page-list.ts';
import { PageNumbers } from '#web/pages/admin/page-numbers.tsx';
import { useIsReloading } from '#web/pages/admin/use-is-reloading.ts';
import { readPage } from '#web/pages/orders/read-page.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { errorToast } from '#web/ui/toast.ts';
import type { Route } from './+types/orders.ts';
import { csvPath, isFiltered, readFilter } from './order-filter.ts';
import { OrderList } from './order-list.tsx';
import { OrderSearch } from './order-search.tsx';
import { OrderTable } from './order-table.tsx';
import { OrderTiles } from './order-tiles.tsx';
import { type RetryAnswer, retryBook } from './retry-book.ts';
import { shownOrder } from './shown-order.ts';

const PATH = '/admin/orders';

export const meta: Route.MetaFunction = () => [
  { title: 'Manage Orders | Wonderling' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, report } = await adminOnly(context);
  const filter = readFilter(url.searchParams);
  const { q, status, user } = filter;
  const page = readPage(url.searchParams.get('page'));
  const [list, stats] = await Promise.all([
    safe(api.admin.orders({ page, q, status, user_id: user })),
    safe(api.admin.orderStats()),
  ]);
  // Figures that cannot be had leave their tiles empty, nothing more (specification, section 8).
  if (stats.error) report(stats.error);
  if (list.error) {
    report(list.error);
    return loadFailure(list.isDefined ? list.error.message : ORDERS_NOT_LOADED);
  }
  const found = Number(list.data.headers['x-total-count']);
  const pages = countPages(found, ADMIN_PAGE_SIZE);
  if (page > pages) throw redirect(adminPath(PATH, { ...filter, page: pages }));
  return {
    orders: list.data.body.map(shownOrder),
    stats: stats.data ?? null,
    filter,
    page,
    pages,
    found,
    total: isFiltered(filter) ? (stats.data?.total_orders ?? null) : found,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = await adminOnly(context);
  const answer = await retryBook(shop, await request.formData());
  return data(answer, { status: answer.toast.variant === 'destructive' ? 422 : 200 });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  orStay<RetryAnswer>(call, {
    toast: errorToast(OUT_OF_REACH),
  });

/** Manage Orders (specification, section 2: Admin). */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const isReloading = useIsReloading();
  if ('failure' in loaderData) {
    return (
      <>
        <AdminHeading title="Manage Orders" />
        <LoadFailed message={loaderData.failure} />
      </>
    );
  }
  const { orders, stats, filter, page, pages, found, total } = loaderData;
  return (
    <>
      <AdminHeading title="Manage Orders">
        <Refresh />
        <a className="btn btn-quiet !px-4" href={csvPath(filter)} download>
          <Download className="icon" />
          Download CSV
        </a>
      </AdminHeading>
      <OrderTiles stats={stats} />
      <OrderSearch filter={filter} path={PATH} />
      {filter.user && <WhoseOrders name={orders[0]?.customer_name ?? null} />}
      <CountLine
        found={isFiltered(filter) ? found : undefined}
        loading={isReloading ? 'Loading orders...' : undefined}
        start={`Total Orders: ${total ?? '–'}`}
        end={`Page ${page} of ${pages}`}
      />
      <div className={isReloading ? 'turning' : ''}>
        {orders.length === 0 ? (
          <NoOrders isFiltered={isFiltered(filter)} />
        ) : (
          <>
            <OrderTable orders={orders} />
            <OrderList orders={orders} />
          </>
        )}
      </div>
      <PageNumbers
        page={page}
        pages={pages}
        pathOf={(to) => adminPath(PATH, { ...filter, page: to })}
      />
    </>
  );
}

/** Says that the list is one family's; what leads back to all stands beside the search. */
function WhoseOrders({ name }: { name: string | null }) {
  return (
    <p className="mt-4">
      Orders of <b>{name || 'one family'}</b> only.
    </p>
  );
}

function Refresh() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button
      type="button"
      look="quiet"
      className="!px-4"
      busy={state === 'loading'}
      onClick={() => revalidate()}
    >
      <RefreshCw className="icon" />
      Refresh
    </Button>
  );
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState title="No orders found">
      <p>
        {isFiltered
          ? 'No order has what you are looking for.'
          : 'Orders will appear here once customers make purchases.'}
      </p>
    </EmptyState>
  );
}
