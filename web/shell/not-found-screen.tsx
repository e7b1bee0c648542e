import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ReadingSpot } from './reading-spot.tsx';

/** The page for every address that leads nowhere (specification, section 2: route table). */
export function NotFoundScreen() {
  return (
    <div className="shop">
      <title>Page not found | Wonderling</title>
      <EmptyState
        heading="h1"
        picture={<ReadingSpot />}
        title="404"
        action={
          <ButtonLink look="quiet" to="/">
            Home
          </ButtonLink>
        }
      >
        <p>Oops! Page not found</p>
      </EmptyState>
    </div>
  );
}
