import { useEffect, useReducer } from 'react';
import { TURN_MS, turn } from './turning.ts';

/** The page that is open, and how to turn it: by arrow, by dot and by arrow key. */
export function useTurning() {
  const [{ page, locked }, tell] = useReducer(turn, { page: 1, locked: false });

  useEffect(() => {
    if (!locked) return;
    const timer = setTimeout(() => tell({ type: 'settled' }), TURN_MS);
    return () => clearTimeout(timer);
  }, [locked]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Arrow keys belong to fields, to radio buttons and to an open dialog first.
      const busy = (event.target as Element).closest?.('input, select, textarea, dialog');
      if (busy || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
      tell({ type: 'turn', by: event.key === 'ArrowRight' ? 1 : -1 });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return {
    page,
    isTurning: locked,
    turnBy: (by: 1 | -1) => tell({ type: 'turn', by }),
    goTo: (to: number) => tell({ type: 'go', to }),
  };
}
