import { ReadingSpot } from '../../shell/reading-spot.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** There is no such theme (specification, section 2: Theme page). */
export function ThemeMissing() {
  return (
    <div className="shop">
      <title>Gentle journey not found | Wonderling</title>
      <EmptyState
        heading="h1"
        picture={<ReadingSpot />}
        title="Gentle journey not found"
        action={
          <ButtonLink look="quiet" to="/explore">
            Back to Explore
          </ButtonLink>
        }
      >
        <p>This path stops in the grass. There are eight others.</p>
      </EmptyState>
    </div>
  );
}
