import { safe } from '@orpc/client';
import { dayIn, momentInWords } from '#vocabulary/day.ts';
import { ORDERS_NOT_LOADED } from '#vocabulary/sentences/checkout.ts';
import { linesOf } from '#web/address/lines-of.ts';
import { readerOfOrder } from '#web/book/reader-of-order.ts';
import { shopRequest } from '#web/request-context.ts';
import { ReadingSpot } from '#web/shell/reading-spot.tsx';
import { RetryNotice } from '#web/shell/retry-notice.tsx';
import { useAnswer } from '#web/shell/use-answer.ts';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { errorToast } from '#web/ui/toast.ts';
import type { Route } from './+types/orders.ts';
import { changeOrder } from './change-order.ts';
import { isErased } from './is-erased.ts';
import { OrderCards } from './order-cards.tsx';
import { dateInWords } from './order-in-words.ts';
import { OrderTable } from './order-table.tsx';
import { Pages } from './pages.tsx';
import { readPage } from './read-page.ts';
import { unlessSecret } from './unless-secret.ts';

export const meta: Route.MetaFunction = () => [{ title: 'My Orders | Wonderling' }];

/** As many as the API answers at once. */
const ORDERS_PER_PAGE = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { timeZone } = signedInViewer({ url, context });
  const { api, report } = context.get(shopRequest);
  const page = readPage(url.searchParams.get('page'));
  const [found, shelf] = await Promise.all([
    safe(api.orders.list({ page })),
    safe(api.books.list({})),
  ]);
  if (found.error) {
    report(found.error);
    const message = found.isDefined ? found.error.message : ORDERS_NOT_LOADED;
    return { failure: message, toast: errorToast(message) };
  }
  // A book that has left the shelf keeps its order; only its cover is missing.
  const today = dayIn(timeZone, new Date());
  const slugs = new Map(shelf.data?.map((book) => [book.id, book.slug]));
  return {
    orders: found.data.body.map((found) => {
      const { reader, ...order } = unlessSecret(today)(found);
      return {
        ...order,
        isErased: isErased(found),
        isForgotten: found.reader === null,
        slug: reader ? slugs.get(order.book_id) : undefined,
        reader: reader ? readerOfOrder(reader) : undefined,
        goesTo: order.ship_to ? linesOf(order.ship_to).join(', ') : undefined,
        date: dateInWords(order.created_at, timeZone),
        until: order.making?.until
          ? momentInWords(new Date(order.making.until), timeZone)
          : undefined,
      };
    }),
    page,
    pages: Math.ceil(Number(found.data.headers['x-total-count']) / ORDERS_PER_PAGE),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  signedInViewer({ url, context });
  return changeOrder(context.get(shopRequest), await request.formData());
}

/** My Orders, the newest first (specification, section 2: Orders). */
export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  useAnswer(actionData);
  return (
    <div className="shop pb-section">
      <PageHeading title="My Orders" />
      {loaderData.failure !== undefined ? (
        <RetryNotice title="Error loading orders" message={loaderData.failure} />
      ) : loaderData.orders.length === 0 ? (
        <NoOrders />
      ) : (
        <>
          <OrderTable orders={loaderData.orders} />
          <OrderCards orders={loaderData.orders} />
          <Pages page={loaderData.page} pages={loaderData.pages} />
        </>
      )}
    </div>
  );
}

function NoOrders() {
  return (
    <EmptyState
      picture={<ReadingSpot />}
      title="No orders yet"
      action={
        <ButtonLink look="quiet" to="/books">
          Browse Books
        </ButtonLink>
      }
    >
      <p>When you purchase books, they'll appear here.</p>
    </EmptyState>
  );
}
