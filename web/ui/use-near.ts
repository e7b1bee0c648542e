import { useEffect, useRef, useState } from 'react';

/** So far before it is seen, in px: enough time to fetch and to draw. */
const AHEAD = 500;

/** Tells when somebody comes near an element, once and for all: put `mark` on it as its `ref`. */
export function useNear<Thing extends HTMLElement>() {
  const mark = useRef<Thing>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!mark.current || isNear) return;
    const watch = new IntersectionObserver(
      (entries) => setIsNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: `${AHEAD}px` },
    );
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [isNear]);
  return { mark, isNear };
}
