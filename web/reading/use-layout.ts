import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { Layout } from './stops.ts';

/** Where two pages side by side are still large enough to be read. */
const WIDE = '(min-width: 64rem) and (min-height: 32rem)';

/** An open book where there is room for one. */
export const useLayout = (): Layout =>
  useSyncExternalStore(
    (tell) => {
      const asked = matchMedia(WIDE);
      asked.addEventListener('change', tell);
      return () => asked.removeEventListener('change', tell);
    },
    () => (matchMedia(WIDE).matches ? 'open' : 'narrow'),
    () => 'narrow',
  );

/** How wide an element is, in CSS px; 0 until it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const seen = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)));
    seen.observe(element.current);
    return () => seen.disconnect();
  }, [element]);
  return width;
}
