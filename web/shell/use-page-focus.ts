import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the new page's content when a link was followed. A full page load does that by
 * itself; without it, a screen reader stays on the link that is gone and says nothing.
 *
 * @param id the content's element, which takes the focus by script
 */
export function usePageFocus(id: string): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [id, pathname]);
}
