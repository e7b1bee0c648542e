import { MissingScreen } from '#web/shell/missing-screen.tsx';

/**
 * A link that shows nothing. Whether it is over, was taken back or never was is not told.
 *
 * @param props.isUnknown the shop has nothing under it; otherwise something broke
 */
export const LinkOver = ({ isUnknown }: { isUnknown: boolean }) => (
  <MissingScreen
    title={isUnknown ? 'This book is back at home' : 'The pages could not be fetched'}
    back={{ to: '/books', label: 'Look at our books' }}
  >
    {isUnknown
      ? "A link to a family's book lasts a week at most, or until they take it back. They can send you a new one."
      : 'Something broke on our side. Please try refreshing the page.'}
  </MissingScreen>
);
