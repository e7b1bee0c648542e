import { useMemo, useState } from 'react';
import { data, isRouteErrorResponse } from 'react-router';
import type { Copy } from '#bookmaking/binding/copy.ts';
import { readerOfOrder } from '#web/book/reader-of-order.ts';
import { ReadingRoom } from '#web/reading/reading-room.tsx';
import { shopRequest } from '#web/request-context.ts';
import { ReadingSpot } from '#web/shell/reading-spot.tsx';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/reading.ts';
import { findBought } from './find-bought.ts';
import { Tellings } from './tellings.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: `${loaderData.heading} | Wonderling` }] : [];

export async function loader({ params: { orderId }, url, context }: Route.LoaderArgs) {
  signedInViewer({ url, context });
  const shop = context.get(shopRequest);
  const [order, shelf] = await Promise.all([findBought(shop, orderId), shop.api.books.list({})]);
  const book = order && shelf.find(({ id }) => id === order.book_id);
  if (!order || !book) throw data('There is no such book', { status: 404 });
  const { name } = order.reader;
  return {
    orderId,
    slug: book.slug,
    heading: `${name} in ${order.book_title}`,
    reader: readerOfOrder(order.reader),
    inscription: { dedication: order.dedication, from: order.from },
    imprint: { ...shop.settings.maker, copyNumber: `WL-${orderId.slice(0, 8).toUpperCase()}` },
  };
}

/** A bought book, to be read on any screen, in every telling. */
export default function Reading({ loaderData }: Route.ComponentProps) {
  const { orderId, slug, heading, reader, inscription, imprint } = loaderData;
  const [level, setLevel] = useState(reader.level);
  const copy = useMemo<Copy>(
    () => ({ reader: { ...reader, level }, inscription, imprint }),
    [reader, level, inscription, imprint],
  );
  return (
    <ReadingRoom book={orderId} slug={slug} copy={copy} heading={heading} leaveTo="/orders">
      <Tellings bought={reader.level} chosen={level} onChoose={setLevel} />
    </ReadingRoom>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!(isRouteErrorResponse(error) && error.status === 404)) throw error;
  return (
    <EmptyState
      picture={<ReadingSpot />}
      title="There is no such book"
      action={
        <ButtonLink look="quiet" to="/orders">
          My Orders
        </ButtonLink>
      }
    >
      <p>It may be in another account, or not be paid for yet.</p>
    </EmptyState>
  );
}
