import { ReadingSpot } from '../../shell/reading-spot.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/**
 * There is no book to show (specification, section 2: Book detail).
 *
 * @param props.isUnknown the shop has no such book; otherwise something broke
 */
export function BookMissing({ isUnknown }: { isUnknown: boolean }) {
  const title = isUnknown ? 'Book not found' : 'Error loading book';
  return (
    <div className="shop">
      <title>{`${title} | Wonderling`}</title>
      <EmptyState
        heading="h1"
        picture={<ReadingSpot />}
        title={title}
        action={
          <ButtonLink look="quiet" to="/books">
            Back to books
          </ButtonLink>
        }
      >
        <p>
          {isUnknown
            ? 'This place on the shelf is empty. The others are not.'
            : "We couldn't load the book details. Please try refreshing the page."}
        </p>
      </EmptyState>
    </div>
  );
}
