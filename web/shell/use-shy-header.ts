import { type RefObject, useEffect, useState } from 'react';

const STAYS_FOR_PX = 100;

/**
 * Tells whether the header should be out of sight: it hides on the way down past 100 px and comes
 * back on the way up (specification, section 2: Header). It stays while the focus or an open menu
 * is inside it.
 *
 * @returns `hidden`, and `moved` once the page is no longer at its very top
 */
export function useShyHeader(header: RefObject<HTMLElement | null>) {
  const [state, setState] = useState({ hidden: false, moved: false });
  useEffect(() => {
    let before = window.scrollY;
    const follow = () => {
      // Safari lets a page bounce above its top; that is no way up or down.
      const now = Math.max(0, window.scrollY);
      if (now === before) return;
      const inUse = header.current?.matches(':focus-within, :has(:popover-open)') ?? false;
      const hidden = now > before && now > STAYS_FOR_PX && !inUse;
      const moved = now > 0;
      before = now;
      setState((was) => (was.hidden === hidden && was.moved === moved ? was : { hidden, moved }));
    };
    const show = () => setState((was) => ({ ...was, hidden: false }));
    const element = header.current;
    setState({ hidden: false, moved: window.scrollY > 0 });
    window.addEventListener('scroll', follow, { passive: true });
    element?.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', follow);
      element?.removeEventListener('focusin', show);
    };
  }, [header]);
  return state;
}
