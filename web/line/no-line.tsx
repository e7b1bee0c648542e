import { useSyncExternalStore } from 'react';
import { Button } from '#web/ui/button.tsx';
import { followLine, isCut, tryNow } from './persist.ts';

/** Whether the shop is out of reach. */
export const useIsCut = (): boolean => useSyncExternalStore(followLine, isCut, () => false);

/** Says at the foot of the window that the shop cannot be reached, for as long as that is so. */
export function NoLine() {
  const isCut = useIsCut();
  return (
    <div className="no-line" aria-live="polite">
      {isCut && (
        <div className="no-line-words px-gutter">
          <p>
            <strong>No connection just now.</strong> This page and what you typed stay; we keep
            trying.
          </p>
          <Button type="button" look="quiet" className="flex-none" onClick={tryNow}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
