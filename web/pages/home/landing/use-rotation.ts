import { useEffect, useState } from 'react';

/**
 * Which of `count` things is shown, one after the other every `ms` milliseconds (specification,
 * section 9). It stands still while `isPaused`, for who wants less motion, and on a hidden tab.
 *
 * @returns the place from 0
 */
export function useRotation(count: number, ms: number, isPaused: boolean): number {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => {
      if (!document.hidden) setPlace((shown) => (shown + 1) % count);
    }, ms);
    return () => clearInterval(timer);
  }, [count, ms, isPaused]);
  return place;
}
