import type { Room } from '#web/reading/use-room.ts';
import { PAGES } from './use-peek.ts';

/** Five dots between the arrows: where one is, and straight to a page. */
export function Dots({ room: { at, goTo } }: { room: Room }) {
  return (
    <div className="dots">
      {PAGES.map((page, place) => (
        <button
          key={page}
          type="button"
          aria-label={`Page ${page}`}
          aria-current={place === at ? 'page' : undefined}
          onClick={() => goTo(place)}
        >
          <i />
        </button>
      ))}
    </div>
  );
}
