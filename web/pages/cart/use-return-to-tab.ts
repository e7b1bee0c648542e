import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Asks anew for the page's data when its tab is looked at again: it may have been paid in another one. */
export function useReturnToTab(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
}
