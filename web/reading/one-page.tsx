import { useEffect, useRef } from 'react';
import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { DrawnPage } from './drawn-page.tsx';
import { Words } from './page-in-words.tsx';
import { TURN_MS } from './use-reading.ts';

/** What is wholly said by its picture: its words are lettered large. */
const SAYS_ITSELF: readonly BoundPage['part'][] = ['cover', 'title page'];

/** One thing at a time: the picture, and its words below it. */
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
  const picture = pages.findLast(({ part }) => part !== 'words') ?? pages[0];
  const written = pages.find(({ part }) => part === 'words') ?? picture;
  const sheet = useSliding(picture?.name, isOnward);
  if (!picture || !written) return null;
  return (
    <figure ref={sheet} className="one-page">
      <span role="img" aria-label={picture.shows} className="one-picture">
        <DrawnPage
          key={picture.name}
          page={picture}
          width={width}
          withWords={picture === written}
          onPainted={onPainted}
        />
      </span>
      <div className={SAYS_ITSELF.includes(written.part) ? 'sr-only' : 'one-words'}>
        <Words page={written} />
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
