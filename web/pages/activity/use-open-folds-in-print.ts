import { useEffect } from 'react';

/**
 * On paper nothing can be unfolded: before the page is printed every fold opens, and afterwards each
 * is as it was. (Styles can do this too, but not in every browser yet.)
 */
export function useOpenFoldsInPrint(): void {
  useEffect(() => {
    let shut: HTMLDetailsElement[] = [];
    const unfold = () => {
      shut = [...document.querySelectorAll<HTMLDetailsElement>('details.fold:not([open])')];
      for (const fold of shut) fold.open = true;
    };
    const foldAgain = () => {
      for (const fold of shut) fold.open = false;
    };
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', foldAgain);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', foldAgain);
    };
  }, []);
}
