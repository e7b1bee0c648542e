import { MissingScreen } from '#web/shell/missing-screen.tsx';

/** There is no such activity (specification, section 2: Activity page). */
export const ActivityMissing = () => (
  <MissingScreen title="Activity not found" back={{ to: '/explore', label: 'Back to Explore' }}>
    Somebody put it away so well that it cannot be found.
  </MissingScreen>
);
