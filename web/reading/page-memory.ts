import { keptInBrowser } from '#web/shell/kept-in-browser.ts';
import { keptInTab } from '#web/shell/kept-in-tab.ts';

/** Remembers the page that a book was left at, from 1; 0 if it was never opened. */
export type PageMemory = (book: string) => { read: () => number; keep: (page: number) => void };

const keyOf = (book: string) => `wonderling-page-${book}`;

/** For as long as the tab is open: a peek begins at the cover each time that somebody comes. */
export const inThisTab: PageMemory = (book) => ({
  read: () => Number(keptInTab.read(keyOf(book))),
  keep: (page) => keptInTab.keep(keyOf(book), String(page)),
});

/** Between visits, in this browser. */
export const inThisBrowser: PageMemory = (book) => {
  const kept = keptInBrowser(keyOf(book), Number);
  return {
    read: kept.read,
    keep(page) {
      try {
        kept.keep(page, String(page));
      } catch {
        // It keeps nothing for us: then a book opens at its cover.
      }
    },
  };
};
