import { CloudOff } from 'lucide-react';
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
        <div className="shop no-line-words">
          <CloudOff className="icon" />
          <p className="grow">
            <strong>No connection just now.</strong> This page stays as it is, and so does what you
            typed. We keep trying.
          </p>
          <Button type="button" look="quiet" onClick={tryNow}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
