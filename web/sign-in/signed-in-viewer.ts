import { type RouterContextProvider, redirect } from 'react-router';
import { shopRequest, type Viewer } from '#web/request-context.ts';
import { loginPath } from './login-path.ts';
import { isGift } from './wanted-page.ts';

/**
 * The signed-in user whose page this is. A visitor is sent to /login and comes back here afterwards
 * (specification, section 6: Redirects).
 */
export function signedInViewer({
  url,
  context,
}: {
  url: URL;
  context: Readonly<RouterContextProvider>;
}): Viewer {
  const { viewer } = context.get(shopRequest);
  if (!viewer) throw redirect(wayIn(url.pathname + url.search));
  return viewer;
}

/** Who gives a book is new here more often than not (readings: 'A visitor's draft'). */
const wayIn = (wanted: string): string =>
  loginPath(wanted, isGift(wanted) ? { mode: 'create' } : {});
