import { ACTIVITY_NOT_FOUND } from '#vocabulary/sentences/pages.ts';
import { MissingScreen } from '#web/shell/missing-screen.tsx';

/** There is no such activity (specification, section 2: Activity page). */
export const ActivityMissing = () => (
  <MissingScreen title={ACTIVITY_NOT_FOUND} back={{ to: '/explore', label: 'Back to Explore' }}>
    Somebody put it away so well that it cannot be found.
  </MissingScreen>
);
