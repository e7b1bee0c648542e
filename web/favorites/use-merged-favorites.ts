import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { favoritesInBrowser, forgetInBrowser } from './browser-favorites.ts';
import type { FavoriteAnswer } from './save-favorites.ts';

/**
 * Brings the hearts that a visitor gave in this browser along when he signs in (readings: Accounts).
 * They are let go here once the server has them; if it could not take them, the next visit tries again.
 */
export function useMergedFavorites(isSignedIn: boolean): void {
  const { submit, data, state } = useFetcher<FavoriteAnswer>();
  useEffect(() => {
    if (!isSignedIn) return;
    const hearts = favoritesInBrowser();
    if (hearts.length === 0) return;
    submit(
      { change: 'merge', hearts: JSON.stringify(hearts) },
      { method: 'post', action: '/favorites' },
    );
  }, [isSignedIn, submit]);
  useEffect(() => {
    // Idle again: the page's own data has them by now, so no heart goes out for a blink.
    if (state === 'idle' && data?.merged) forgetInBrowser(data.merged);
  }, [state, data]);
}
