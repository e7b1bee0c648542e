import { type PointerEvent, useRef } from 'react';
import { turnOf } from './swipe.ts';

/** How much of a finger's way the page comes along: enough to feel that it is held. */
const PULL = 0.2;

/**
 * Turns pages under a finger: spread the answer onto what is touched, which needs `touch-action: pan-y
 * pinch-zoom` so that the browser leaves sideways strokes to us. A mouse has its arrows.
 */
export function useSwipe(onTurn: (by: 1 | -1) => void) {
  const from = useRef<{ id: number; x: number; y: number } | null>(null);

  const letGo = (event: PointerEvent<HTMLElement>) => {
    from.current = null;
    event.currentTarget.style.translate = '';
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse') return;
      // A second finger means to zoom.
      if (!event.isPrimary) letGo(event);
      else from.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current?.id !== event.pointerId) return;
      event.currentTarget.style.translate = `${(event.clientX - from.current.x) * PULL}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const began = from.current;
      letGo(event);
      if (began?.id !== event.pointerId) return;
      const { clientX: toX, clientY: toY } = event;
      const by = turnOf({ fromX: began.x, fromY: began.y, toX, toY });
      if (by !== 0) onTurn(by);
    },
    // The browser has taken the finger over, to scroll.
    onPointerCancel: letGo,
  };
}
