import { inThisTab } from '#web/reading/page-memory.ts';
import { useRoom } from '#web/reading/use-room.ts';

/** Pages of a preview (specification, section 9). */
export const PAGE_COUNT = 5;
/** From 1, the cover. */
export const PAGES = Array.from({ length: PAGE_COUNT }, (_, place) => place + 1);

const PLACES = PAGES.map((page) => [page]);

/**
 * What one reads five pages with: next and previous go around (specification, section 4: Preview pages).
 * @param book what the page is remembered by in this tab
 */
export const usePeek = (book: string) =>
  useRoom({ book, memory: inThisTab, places: PLACES, wraps: true });
