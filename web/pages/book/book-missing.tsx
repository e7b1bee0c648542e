import { MissingScreen } from '#web/shell/missing-screen.tsx';

/**
 * There is no book to show (specification, section 2: Book detail).
 *
 * @param props.isUnknown the shop has no such book; otherwise something broke
 */
export const BookMissing = ({ isUnknown }: { isUnknown: boolean }) => (
  <MissingScreen
    title={isUnknown ? 'Book not found' : 'Error loading book'}
    back={{ to: '/books', label: 'Back to books' }}
  >
    {isUnknown
      ? 'This place on the shelf is empty. The others are not.'
      : "We couldn't load the book details. Please try refreshing the page."}
  </MissingScreen>
);
