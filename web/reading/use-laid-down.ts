import { useEffect, useEffectEvent, useRef } from 'react';
import { LAID_OUT_MS, onceLaidOut } from '#web/ui/once-laid-out.ts';
import { TURN_MS } from './use-reading.ts';

/**
 * Lays each new page down as if it had been turned there; who wants no motion sees it fade in.
 *
 * @param page what is new when it changes
 * @param from the transform that it comes from
 * @returns where it lies
 */
export function useLaidDown<Sheet extends HTMLElement>(
  page: string | number | undefined,
  from: string,
) {
  const sheet = useRef<Sheet>(null);
  const shown = useRef(page);
  const comeFrom = useEffectEvent(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : from,
  );
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const laid = sheet.current;
    if (!laid) return;
    laid.style.opacity = '0';
    const lie = () => {
      laid.style.opacity = '';
    };
    const callOff = onceLaidOut(() => {
      lie();
      laid.animate(
        [
          { transform: comeFrom(), opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: TURN_MS - LAID_OUT_MS, easing: 'cubic-bezier(0.3, 0.05, 0.2, 1)' },
      );
    });
    return () => {
      callOff();
      lie();
    };
  }, [page]);
  return sheet;
}
