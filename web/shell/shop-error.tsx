import { useState, useSyncExternalStore } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ReadingSpot } from './reading-spot.tsx';

/**
 * What is shown where a page could not be: the 404 page for what does not exist, kind words for
 * what broke.
 *
 * @param props.requestId the number in our logs
 */
export function ShopError({ error, requestId }: { error: unknown; requestId?: string }) {
  // The number names the request of the whole page; an error on the way to another page had its own.
  const [isWholePage] = useState(useIsHydrating());
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <div className="shop">
      <title>Oops! Something went wrong | Wonderling</title>
      <EmptyState
        heading="h1"
        picture={<ReadingSpot />}
        title="Oops! Something went wrong"
        action={
          <Button type="button" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
        }
      >
        <p>This is our fault, not yours. Nothing was lost. Please try again in a minute.</p>
        {isWholePage && requestId && (
          <p className="text-xs">If you write to us, this number helps: {requestId}</p>
        )}
      </EmptyState>
    </div>
  );
}

/** True on the server and while the browser takes over what the server has rendered. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}
