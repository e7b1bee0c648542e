import { MissingScreen } from './missing-screen.tsx';

/** The page for every address that leads nowhere (specification, section 2: route table). */
export const NotFoundScreen = () => (
  <MissingScreen title="404" tab="Page not found" back={{ to: '/', label: 'Home' }}>
    Oops! Page not found
  </MissingScreen>
);
