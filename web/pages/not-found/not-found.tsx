import { data } from 'react-router';
import { NotFoundScreen } from '#web/shell/not-found-screen.tsx';

/** Any path that is not in the site map: the answer is 404 for programs too. */
export const loader = () => data(null, { status: 404 });

export default NotFoundScreen;
