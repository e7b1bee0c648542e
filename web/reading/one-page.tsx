import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { DrawnPage } from './drawn-page.tsx';
import { Words } from './page-in-words.tsx';
import { useLaidDown } from './use-laid-down.ts';

/** What is wholly said by its picture: its words are lettered large. */
const SAYS_ITSELF: readonly BoundPage['part'][] = ['cover', 'title page'];

/** One thing at a time: the picture, over the fold if it is painted so, and its words below it and not in it. */
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
  const sheet = useLaidDown<HTMLElement>(pages[0]?.name, `translateX(${isOnward ? 28 : -28}%)`);
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
              withWords={picture.part !== 'picture'}
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
