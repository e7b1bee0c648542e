import { useEffect, useReducer, useState } from 'react';
import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { CannotPrint } from '#bookmaking/cannot-print.ts';
import type { OpenCopy } from './open-copy.ts';
import type { Layout, Stop } from './stops.ts';

type Seen = {
  /** The pages at the stop, or why there are none; undefined while they are on their way. */
  seen: readonly BoundPage[] | CannotPrint | undefined;
  /** They did not come: the line is gone. */
  isLost: boolean;
  retry: () => void;
};

/** What is seen where somebody reads; it is brought if it is not here. */
export function useSeen(open: OpenCopy | undefined, stop: Stop, layout: Layout): Seen {
  const [asked, askAgain] = useReducer((times: number) => times + 1, 0);
  const [, arrive] = useReducer((times: number) => times + 1, 0);
  const [lost, setLost] = useState<Stop>();
  const seen = open && pagesOr(() => open.seenAt(stop, layout));
  const isHere = seen !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is that somebody wants it once more.
  useEffect(() => {
    if (!open || isHere) return;
    let wanted = true;
    setLost(undefined);
    open.bring(stop, layout).then(
      () => wanted && arrive(),
      (error) => {
        console.warn('A page of a book did not come', error);
        if (wanted) setLost(stop);
      },
    );
    return () => {
      wanted = false;
    };
  }, [open, isHere, stop, layout, asked]);

  return { seen, isLost: !isHere && lost === stop, retry: askAgain };
}

function pagesOr<Pages>(draw: () => Pages): Pages | CannotPrint {
  try {
    return draw();
  } catch (error) {
    if (error instanceof CannotPrint) return error;
    throw error;
  }
}
