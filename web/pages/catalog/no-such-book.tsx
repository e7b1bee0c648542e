import { ReadingSpot } from '#web/shell/reading-spot.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The shelf when nothing on it fits the query. What was wished for is said above. */
export function NoSuchBook() {
  return (
    <EmptyState
      picture={<ReadingSpot />}
      title="We haven't written that one yet"
      action={
        <ButtonLink look="quiet" to="/books">
          Show all books
        </ButtonLink>
      }
    >
      <p>Try fewer words, or another age. Every child fits into every story here.</p>
    </EmptyState>
  );
}
