import { useEffect, useEffectEvent } from 'react';

/** What keys do in a reading room. */
export type ReadingKeys = {
  turnBy: (by: 1 | -1) => void;
  goTo: (to: number) => void;
  last: number;
  fullScreen: () => void;
  leave: () => void;
};

/** Arrows turn, Home and End go to the covers, F fills the screen, Escape leaves it or the room. */
export function useReadingKeys(keys: ReadingKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Keys belong to fields, to choices and to an open dialog first.
    if ((event.target as Element).closest?.('input, select, textarea, dialog')) return;
    if (act(event.key, keys)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Whether the key is one of the room's. */
function act(key: string, { turnBy, goTo, last, fullScreen, leave }: ReadingKeys): boolean {
  switch (key) {
    case 'ArrowRight':
      turnBy(1);
      return true;
    case 'ArrowLeft':
      turnBy(-1);
      return true;
    case 'Home':
      goTo(0);
      return true;
    case 'End':
      goTo(last);
      return true;
    case 'f':
    case 'F':
      fullScreen();
      return true;
    case 'Escape':
      // The browser leaves full screen by itself.
      if (!document.fullscreenElement) leave();
      return true;
    default:
      return false;
  }
}
