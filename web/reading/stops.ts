import { OPENINGS, type Opening, pagesOf } from '#bookmaking/binding/openings.ts';
import type { Places } from './use-reading.ts';

/** Pages of a book with both sides of its cover. */
export const PAGES = 34;

/**
 * Where a reader stops: at an opening, or on a narrow screen at one page of it. A moment of the story is one stop there too,
 * its picture with its words below.
 */
export type Stop = { opening: Opening; half?: 0 | 1 };

/** A screen that shows an open book, or one that shows a page. */
export type Layout = 'open' | 'narrow';

const isMoment = (opening: Opening): boolean =>
  typeof opening === 'number' && opening > 1 && opening < 12;

const STOPS: Record<Layout, readonly Stop[]> = {
  open: OPENINGS.map((opening) => ({ opening })),
  narrow: OPENINGS.flatMap((opening): Stop[] =>
    pagesOf(opening).length === 1 || isMoment(opening)
      ? [{ opening }]
      : [
          { opening, half: 0 },
          { opening, half: 1 },
        ],
  ),
};

export const stopsOf = (layout: Layout): readonly Stop[] => STOPS[layout];

/** The pages that are seen at a stop. */
function pagesAt({ opening, half }: Stop): readonly number[] {
  const pages = pagesOf(opening);
  return half === undefined ? pages : [pages[half] as number];
}

const PLACES: Record<Layout, Places> = {
  open: STOPS.open.map(pagesAt),
  narrow: STOPS.narrow.map(pagesAt),
};

/** The pages that are seen together. */
export const placesOf = (layout: Layout): Places => PLACES[layout];

/** 'Page 8 of 34', 'Pages 8 and 9 of 34'. */
export function sayWhere(stop: Stop): string {
  const pages = pagesAt(stop);
  return `${pages.length > 1 ? 'Pages' : 'Page'} ${pages.join(' and ')} of ${PAGES}`;
}
