import { MissingScreen } from '#web/shell/missing-screen.tsx';

/** There is no such theme (specification, section 2: Theme page). */
export const ThemeMissing = () => (
  <MissingScreen
    title="Gentle journey not found"
    back={{ to: '/explore', label: 'Back to Explore' }}
  >
    This path stops in the grass. There are eight others.
  </MissingScreen>
);
