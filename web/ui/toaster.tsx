import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { again } from '#web/line/again.ts';
import { isViewportNeeded, onFirstToast } from './toast.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Stands once on every page. Its viewport is fetched apart from the page, and before the first toast: the one that says
 * that the network is gone could not fetch it any more.
 */
export function Toaster() {
  const isNeeded = useSyncExternalStore(onFirstToast, isViewportNeeded, () => false);
  const [Viewport, setViewport] = useState<ComponentType>();
  useEffect(() => {
    if (Viewport) return;
    const fetchViewport = () => {
      again(() => import('./toast-viewport.tsx')).then(
        (viewport) => setViewport(() => viewport.default),
        // A toast that cannot be shown must not take the page with it.
        (error) => console.warn('The viewport for toasts could not be fetched', error),
      );
    };
    if (!isNeeded) return whenIdle(fetchViewport);
    fetchViewport();
  }, [isNeeded, Viewport]);
  return isNeeded && Viewport ? <Viewport /> : null;
}
