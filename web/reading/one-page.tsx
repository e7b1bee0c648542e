import { useEffect, useRef } from 'react';
import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { DrawnPage } from './drawn-page.tsx';
import { Words } from './page-in-words.tsx';
import { TURN_MS } from './use-reading.ts';

/** What is wholly said by its picture: its words are lettered large. */
const SAYS_ITSELF: readonly BoundPage['part'][] = ['cover', 'title page'];

/** One thing at a time: the picture, over the fold if it is painted so, and its words below it. */
export function OnePage({
  pages,
  isOnward,
  width,
  onPainted,
}: {
  pages: readonly BoundPage[];
  isOnward: boolean;
  width: number;
  onPainted: () => void;
}) {
  const pictures = pages.filter(({ part }) => part !== 'words');
  const sheet = useSliding(pages[0]?.name, isOnward);
  const saysItself = pages.some(({ part }) => SAYS_ITSELF.includes(part));
  return (
    <figure ref={sheet} className="one-page">
      <span
        role="img"
        aria-label={pictures.find(({ shows }) => shows)?.shows}
        className="one-picture"
        data-pages={pictures.length}
      >
        {pictures.map((picture) => (
          <span key={picture.name}>
            <DrawnPage
              page={picture}
              width={width / pictures.length}
              withWords={pages.length === 1}
              onPainted={onPainted}
            />
          </span>
        ))}
      </span>
      <div className={saysItself ? 'sr-only' : 'one-words'}>
        {pages.map((page) => (
          <Words key={page.name} page={page} />
        ))}
      </div>
    </figure>
  );
}

/** Lays each new page down as if it had been pushed there. */
function useSliding(name: string | undefined, isOnward: boolean) {
  const sheet = useRef<HTMLElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const from = isStill ? 'none' : `translateX(${isOnward ? 28 : -28}%)`;
    sheet.current?.animate(
      [
        { transform: from, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: TURN_MS, easing: 'cubic-bezier(0.3, 0.05, 0.2, 1)' },
    );
  }, [name, isOnward]);
  return sheet;
}
