import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { forgetInBrowser, heartsInBrowser } from './browser-favorites.ts';
import type { HeartAnswer } from './save-favorites.ts';

/**
 * Brings the hearts that a visitor gave in this browser along when he signs in (readings: Accounts).
 * They are let go here once the server has them; if it could not take them, the next visit tries again.
 */
export function useMergedHearts(isSignedIn: boolean): void {
  const { submit, data, state } = useFetcher<HeartAnswer>();
  useEffect(() => {
    if (!isSignedIn) return;
    const hearts = heartsInBrowser();
    if (hearts.length === 0) return;
    submit(
      { change: 'merge', hearts: JSON.stringify(hearts) },
      { method: 'post', action: '/favourites' },
    );
  }, [isSignedIn, submit]);
  useEffect(() => {
    // Idle again: the page's own data has them by now, so no heart goes out for a blink.
    if (state === 'idle' && data?.merged) forgetInBrowser(data.merged);
  }, [state, data]);
}
