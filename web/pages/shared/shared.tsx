import { safe } from '@orpc/client';
import { useState } from 'react';
import { data, isRouteErrorResponse } from 'react-router';
import { bookPath } from '#web/book/paths.ts';
import { Dots } from '#web/pages/preview/dots.tsx';
import { PreviewBook } from '#web/pages/preview/preview-book.tsx';
import { usePeek } from '#web/pages/preview/use-peek.ts';
import { RoomTurner } from '#web/reading/room-turner.tsx';
import { shopRequest } from '#web/request-context.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/shared.ts';
import { LinkOver } from './link-over.tsx';
import '#web/pages/preview/preview.css';

/** Whoever has the address sees the pages: nobody keeps a copy of it, and no other site is told of it. */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
};

export const headers: Route.HeadersFunction = () => HEADERS;

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { api } = context.get(shopRequest);
  const { data: shared, error, isDefined } = await safe(api.shared_previews.find({ token }));
  if (shared) return { ...shared, token };
  if (isDefined) throw data(error.message, { status: 404 });
  throw error;
}

/** Five pages of a child's book, for whoever was sent the link (docs/decisions/108). */
export default function SharedPage({ loaderData }: Route.ComponentProps) {
  const { book_id: bookId, book_title: title, first_name: name, has_pictures, token } = loaderData;
  const document = `/api/storage/shared_previews/${token}`;
  const room = usePeek(token);
  const [isLost, setLost] = useState(false);
  return (
    <div className="stage peek-room min-h-[calc(100dvh-var(--spacing-header))]">
      <PageHead
        title={`${name} in ${title}`}
        description={`Somebody would like to show you five pages of a picture book with ${name} in it.`}
        picture={has_pictures ? `${document}/messenger` : undefined}
      />
      <div className="shop pt-8 pb-16 md:pt-10">
        <header className="mb-6 text-center md:mb-7">
          <h1 className="text-3xl">
            <span className="rubric break-words">{name}</span> is in this book
          </h1>
          <p className="mt-2">Five pages of {title}, sent to you by the family.</p>
        </header>
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-center lg:gap-16">
          <div>
            <div className="peek-size">
              <PreviewBook
                bookId={bookId}
                page={room.at + 1}
                room={room}
                inColor
                preview={
                  isLost ? { step: 'none' } : { step: 'ready', url: document, linksUntil: null }
                }
                onLost={() => setLost(true)}
              >
                {room.at === 0 && has_pictures && (
                  <img
                    src={`${document}/cover`}
                    alt={`The cover: ${title}, with ${name}`}
                    width={960}
                    height={960}
                  />
                )}
              </PreviewBook>
            </div>
            <div className="mt-7 [@media(scripting:none)]:hidden">
              <RoomTurner room={room}>
                <Dots room={room} />
              </RoomTurner>
            </div>
          </div>
          <div className="mx-auto mt-8 max-w-[27rem] text-center lg:mt-0 lg:text-left">
            {isLost && (
              <Notice kind="error">We couldn't open the pages here. Try them as a PDF.</Notice>
            )}
            <h2 className="mt-4 text-2xl">A book that knows a name</h2>
            <p className="mt-2">
              From a few words, we draw a child into the whole story, told at their reading level.
              The first pages are free to look at.
            </p>
            <ButtonLink className="mt-5 w-full" to={bookPath(bookId)}>
              Make one for a child you love
            </ButtonLink>
            <a className="btn btn-text mt-2" href={document} target="_blank" rel="noreferrer">
              Open the pages as a PDF
            </a>
            <p className="mt-4 text-sm text-ink-soft">
              The family can take this link back at any time. Otherwise it ends within a week.
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LinkOver isUnknown={isRouteErrorResponse(error) && error.status === 404} />;
}
