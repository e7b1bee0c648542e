import { ReadingSpot } from '../../shell/reading-spot.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** There is no such activity (specification, section 2: Activity page). */
export function ActivityMissing() {
  return (
    <div className="shop">
      <title>Activity not found | Wonderling</title>
      <EmptyState
        heading="h1"
        picture={<ReadingSpot />}
        title="Activity not found"
        action={
          <ButtonLink look="quiet" to="/explore">
            Back to Explore
          </ButtonLink>
        }
      >
        <p>Somebody put it away so well that it cannot be found.</p>
      </EmptyState>
    </div>
  );
}
