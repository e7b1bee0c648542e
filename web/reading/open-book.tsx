import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { LAID_OUT_MS, onceLaidOut } from '#web/ui/once-laid-out.ts';
import { DrawnPage } from './drawn-page.tsx';
import type { OpenCopy } from './open-copy.ts';
import type { Stop } from './stops.ts';
import { TURN_MS } from './use-reading.ts';

type Sides = { left?: BoundPage; right?: BoundPage };

/** The cover and the page after it lie at the right, the last page and the back at the left. */
function sidesOf({ opening }: Stop, open: OpenCopy): Sides {
  const [first, second] = open.seenAt({ opening }, 'open') ?? [];
  if (second) return { left: first, right: second };
  return opening === 'cover' || opening === 'ex libris' ? { right: first } : { left: first };
}

/** Two facing pages, and a leaf between them while one turns. */
export function OpenBook({
  stop,
  before,
  isOnward,
  open,
  width,
  onPainted,
}: {
  stop: Stop;
  /** Where one was, while a leaf turns. */
  before: Stop | undefined;
  /** Whether it turns to the left, as one reads. */
  isOnward: boolean;
  open: OpenCopy;
  /** Of one page, in CSS px; 0 before it is known. */
  width: number;
  onPainted: () => void;
}) {
  const now = sidesOf(stop, open);
  const isStill = useIsStill();
  const was = before && !isStill ? sidesOf(before, open) : undefined;
  const [early, late] = isOnward ? [was, now] : [now, was];
  const leaf = useTurning(was !== undefined, isOnward);
  const show = (page: BoundPage | undefined, isNew = false) =>
    page && (
      <DrawnPage
        key={page.name}
        page={page}
        width={width}
        withWords
        onPainted={isNew ? onPainted : undefined}
      />
    );
  const left = was ? early?.left : now.left;
  const right = was ? late?.right : now.right;
  return (
    <div className="open-book" data-at={stop.opening} aria-hidden="true">
      <span className="page-left">{show(left, true)}</span>
      <span className="page-right">{show(right, true)}</span>
      {was && (
        <span
          ref={leaf}
          className="turning-leaf"
          style={{ transform: isOnward ? undefined : LAID_LEFT }}
        >
          <span>{show(early?.right)}</span>
          <span>{show(late?.left)}</span>
        </span>
      )}
    </div>
  );
}

/** How a leaf lies that has been turned. */
const LAID_LEFT = 'rotateY(-180deg)';

/** Turns the leaf over. */
function useTurning(turns: boolean, isOnward: boolean) {
  const leaf = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!turns) return;
    const over = [{ transform: 'rotateY(0deg)' }, { transform: LAID_LEFT }];
    return onceLaidOut(() => {
      leaf.current?.animate(isOnward ? over : over.toReversed(), {
        duration: TURN_MS - LAID_OUT_MS,
        easing: 'cubic-bezier(0.3, 0.05, 0.2, 1)',
        fill: 'both',
      });
    });
  }, [turns, isOnward]);
  return leaf;
}

const STILL = '(prefers-reduced-motion: reduce)';

/** Whether somebody wants no motion: then a page fades into the next (`reading-room.css`). */
const useIsStill = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      const asked = matchMedia(STILL);
      asked.addEventListener('change', tell);
      return () => asked.removeEventListener('change', tell);
    },
    () => matchMedia(STILL).matches,
    () => false,
  );
