import { useEffect, useEffectEvent } from 'react';

/** What keys do where somebody reads. */
type ReadingKeys = {
  turnBy: (by: 1 | -1) => void;
  goTo: (to: number) => void;
  last: number;
  fullScreen?: () => void;
  leave?: () => void;
  /** Whether nothing else is on the screen: else Home and End belong to the page. */
  hasWindow: boolean;
};

/** Arrows turn, Home and End go to the covers, F fills the screen, Escape leaves it or the room. */
export function useReadingKeys(keys: ReadingKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Keys belong to fields, to choices and to an open dialog first.
    if ((event.target as Element).closest?.('input, select, textarea, dialog')) return;
    const act = actOf(event.key, keys);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function actOf(
  key: string,
  { turnBy, goTo, last, fullScreen, leave, hasWindow }: ReadingKeys,
): (() => void) | undefined {
  switch (key) {
    case 'ArrowRight':
      return () => turnBy(1);
    case 'ArrowLeft':
      return () => turnBy(-1);
    case 'Home':
      return hasWindow ? () => goTo(0) : undefined;
    case 'End':
      return hasWindow ? () => goTo(last) : undefined;
    case 'f':
    case 'F':
      return fullScreen;
    case 'Escape':
      // The browser leaves full screen by itself.
      return document.fullscreenElement ? undefined : leave;
    default:
      return undefined;
  }
}
