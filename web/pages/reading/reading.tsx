import { safe } from '@orpc/client';
import { useMemo, useState } from 'react';
import { data, isRouteErrorResponse, Link } from 'react-router';
import type { Copy } from '#bookmaking/binding/copy.ts';
import { orderPath } from '#web/book/paths.ts';
import { readerOfOrder } from '#web/book/reader-of-order.ts';
import { BOOK_ERASED, BOOK_ERASED_TITLE } from '#web/pages/orders/is-erased.ts';
import { ReadingRoom } from '#web/reading/reading-room.tsx';
import { shopRequest } from '#web/request-context.ts';
import { ReadingSpot } from '#web/shell/reading-spot.tsx';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/reading.ts';
import { findBought } from './find-bought.ts';
import { Tellings } from './tellings.tsx';
import { useCopy } from './use-copy.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: `${loaderData.heading} | Wonderling` }] : [];

export async function loader({ params: { orderId }, url, context }: Route.LoaderArgs) {
  signedInViewer({ url, context });
  const shop = context.get(shopRequest);
  const [order, shelf, cover] = await Promise.all([
    findBought(shop, orderId),
    shop.api.books.list({}),
    safe(shop.api.orders.bookPage({ order_id: orderId, page: 'cover' })),
  ]);
  const book = order && shelf.find(({ id }) => id === order.book_id);
  if (!order || !book) throw data('There is no such book', { status: 404 });
  const { name } = order.reader;
  return {
    orderId,
    slug: book.slug,
    // Along with the page: what is seen first waits for no other answer.
    cover: cover.data ?? null,
    heading: `${name} in ${order.book_title}`,
    isChecked: order.making?.stage === 'checking',
    reader: readerOfOrder(order.reader),
    inscription: { dedication: order.dedication, from: order.from },
    imprint: { ...shop.settings.maker, copyNumber: `WL-${orderId.slice(0, 8).toUpperCase()}` },
  };
}

/** A bought book, to be read on any screen, in every telling. */
export default function Reading({ loaderData }: Route.ComponentProps) {
  const { orderId, cover, heading, isChecked, reader, inscription, imprint } = loaderData;
  const [level, setLevel] = useState(reader.level);
  const copy = useMemo<Copy>(
    () => ({ reader: { ...reader, level }, inscription, imprint }),
    [reader, level, inscription, imprint],
  );
  const open = useCopy(loaderData, copy, level === reader.level);
  return (
    <ReadingRoom book={orderId} open={open} heading={heading} leaveTo={orderPath(orderId)}>
      <Tellings bought={reader.level} isKept={cover !== null} chosen={level} onChoose={setLevel} />
      {isChecked && (
        <p className="pb-5 text-center text-sm">
          Something isn't right?{' '}
          <Link className="link" to={`${orderPath(orderId)}#fix`}>
            Fix something
          </Link>
        </p>
      )}
    </ReadingRoom>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!(isRouteErrorResponse(error) && [404, 410].includes(error.status))) throw error;
  const isGone = error.status === 410;
  return (
    <EmptyState
      picture={<ReadingSpot />}
      title={isGone ? BOOK_ERASED_TITLE : 'There is no such book'}
      action={
        <ButtonLink look="quiet" to="/orders">
          My Orders
        </ButtonLink>
      }
    >
      <p>
        {isGone
          ? `${BOOK_ERASED} Its pages went with it. If it was printed, the printed one is yours to keep.`
          : 'It may be in another account, or not be paid for yet.'}
      </p>
    </EmptyState>
  );
}
