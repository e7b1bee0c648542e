import { useEffect, useState } from 'react';

const waiting = new Set<() => void>();
let isCalling = false;

/**
 * Whether it is one's turn to draw, among all on the page that wait for one: one after the other, and the browser shows
 * each and hears what was pressed before it comes to the next.
 *
 * @param waits whether it is ready for its turn
 */
export function useTurn(waits: boolean): boolean {
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => {
    if (!waits || isTurn) return;
    const call = () => setIsTurn(true);
    waiting.add(call);
    if (!isCalling) callNext();
    return () => {
      waiting.delete(call);
    };
  }, [waits, isTurn]);
  return isTurn;
}

function callNext(): void {
  const [next] = waiting;
  isCalling = next !== undefined;
  if (!next) return;
  waiting.delete(next);
  next();
  afterPaint(callNext);
}

const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
