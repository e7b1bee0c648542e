import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long somebody points before a tooltip shows (specification, section 9). */
const DELAY_MS = 700;
/** How soon after one tooltip the next shows at once (specification, section 9). */
const SKIP_DELAY_MS = 300;
/** Between an icon and its words, in pixels. */
const GAP = 10;

/** When the last tooltip went away, by the page's clock. */
let lastHidden = Number.NEGATIVE_INFINITY;

/**
 * Puts a tooltip beside an icon whose words are folded away: for a mouse after a while, for the keyboard at once, until
 * Escape. Screen readers know the icon by its name already, so it says nothing to them.
 */
export function Explained({
  by,
  isNeeded,
  children,
}: {
  by: string;
  isNeeded: boolean;
  children: ReactNode;
}) {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => setShown(true);
  const hide = () => {
    clearTimeout(timer.current);
    if (isShown) lastHidden = performance.now();
    setShown(false);
  };
  const showSoon = () => {
    const isNext = performance.now() - lastHidden < SKIP_DELAY_MS;
    timer.current = setTimeout(show, isNext ? 0 : DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return;
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isShown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but that words are shown.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the icon within also ends it by key.
    <span
      className="explained"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && showSoon()}
      onPointerLeave={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
      onClick={hide}
    >
      {children}
      {isNeeded && isShown && <Tooltip>{by}</Tooltip>}
    </span>
  );
}

/** The browser's own popover, so that it lies above everything. */
function Tooltip({ children }: { children: string }) {
  const popover = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tooltip = popover.current!;
    const { right, top, height } = tooltip.parentElement!.getBoundingClientRect();
    tooltip.style.left = `${right + GAP}px`;
    tooltip.style.top = `${top + height / 2}px`;
    tooltip.showPopover();
  }, []);
  return (
    <span ref={popover} popover="manual" className="tooltip" aria-hidden="true">
      {children}
    </span>
  );
}
