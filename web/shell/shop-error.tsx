import { isRouteErrorResponse, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ReadingSpot } from './reading-spot.tsx';

/**
 * What is shown where a page could not be: the 404 page for what does not exist, kind words for
 * what broke.
 *
 * @param props.requestId the number in our logs
 */
export function ShopError({ error, requestId }: { error: unknown; requestId?: string }) {
  const { key } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  // Only the first page of a visit is the request that the number names; a later failure had its own.
  const isFirstPage = key === 'default';
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
        {isFirstPage && requestId && (
          <p className="text-xs">If you write to us, this number helps: {requestId}</p>
        )}
      </EmptyState>
    </div>
  );
}
