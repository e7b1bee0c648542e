import { THEME_NOT_FOUND } from '#vocabulary/sentences/pages.ts';
import { MissingScreen } from '#web/shell/missing-screen.tsx';

/** There is no such theme (specification, section 2: Theme page). */
export const ThemeMissing = () => (
  <MissingScreen title={THEME_NOT_FOUND} back={{ to: '/explore', label: 'Back to Explore' }}>
    This path stops in the grass. There are others.
  </MissingScreen>
);
