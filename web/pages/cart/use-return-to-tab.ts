import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Asks anew for the page's data when its tab is looked at again: it may have been paid in another one. */
export function useReturnToTab(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    // A tab that is looked at again in another window was visible all the time; on a phone, which
    // has no windows, nothing gets the focus back.
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate]);
}
