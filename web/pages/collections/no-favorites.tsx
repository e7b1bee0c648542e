import { ReadingSpot } from '#web/shell/reading-spot.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The collection before the first heart (specification, section 2: Collections). */
export function NoFavorites() {
  return (
    <EmptyState
      picture={<ReadingSpot />}
      title="Your lovely collection is empty"
      action={
        <>
          <ButtonLink to="/books">Browse Books</ButtonLink>
          <ButtonLink look="quiet" to="/explore">
            Explore Activities
          </ButtonLink>
        </>
      }
    >
      <p>Save activities by tapping the heart icon to build your personalized collection.</p>
    </EmptyState>
  );
}
