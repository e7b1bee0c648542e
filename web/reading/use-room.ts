import { useRef, useState } from 'react';
import { useFullScreen } from './use-full-screen.ts';
import { type Read, useReading } from './use-reading.ts';
import { useReadingKeys } from './use-reading-keys.ts';
import { useSwipe } from './use-swipe.ts';

/** How large words are below a picture; on a wide screen the first step leaves them where they are printed. */
const STEPS = [1, 2, 3] as const;

/**
 * All that one reads with, be it five pages or a whole book: arrows, keys and a finger turn them, words can be larger, the
 * screen can be filled, and the page is remembered.
 *
 * @param how.leave does what Escape does; left out where the room is part of a page, which keeps Home and End for itself, too
 */
export function useRoom({ leave, ...what }: Read & { leave?: () => void }) {
  const element = useRef<HTMLElement>(null);
  const reading = useReading(what);
  const [step, setStep] = useState<(typeof STEPS)[number]>(1);
  const { isFull, toggle } = useFullScreen(element);
  useReadingKeys({
    ...reading,
    fullScreen: toggle,
    leave,
    hasWindow: isFull || leave !== undefined,
  });
  return {
    ...reading,
    /** For what is seen when the screen is filled. */
    element,
    /** Spread onto what a finger turns. */
    swipe: useSwipe(reading.turnBy),
    step,
    enlarge: () => setStep(STEPS[step % STEPS.length]!),
    isFull,
    /** Undefined where a browser cannot. */
    fillScreen: toggle,
  };
}

export type Room = ReturnType<typeof useRoom>;
