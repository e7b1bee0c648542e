import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isStageNeeded, onFirstToast } from './toast.ts';

const ToastStage = lazy(() => import('./toast-stage.tsx'));

/** Stands once on every page. Until the first toast it costs nothing. */
export function Toaster() {
  const needed = useSyncExternalStore(onFirstToast, isStageNeeded, () => false);
  if (!needed) return null;
  return (
    <Suspense>
      <ToastStage />
    </Suspense>
  );
}
