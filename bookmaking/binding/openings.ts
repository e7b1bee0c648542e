// How a book lies open: known without a word or a picture of it, so that a page can count it before it draws it.

/** Pages inside: what a hardcover of a picture book has. Front and back of the cover come on top. */
export const PAGES_INSIDE = 32;

/**
 * A book as it lies open, from the cover to the back of it: nineteen views, of two pages each but for the first two and
 * the last two. Every moment of the story has one of its own, so that every turn of the story is a turn of a page.
 */
export const OPENINGS = [
  'cover',
  'ex libris',
  'title',
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  12,
  'look again',
  'your own',
  'imprint',
  'back',
] as const;
export type Opening = (typeof OPENINGS)[number];

/** Where an opening's pages are, of the 34 with both covers; the cover is 1. */
export function pagesOf(opening: Opening): readonly [number] | readonly [number, number] {
  const place = OPENINGS.indexOf(opening);
  if (place < 2) return [place + 1];
  const first = 2 * place - 1;
  return place < OPENINGS.length - 2
    ? [first, first + 1]
    : [PAGES_INSIDE + (opening === 'back' ? 2 : 1)];
}

/** The pages as they are bound, by names that stay the same from book to book. */
export const NAMES: Record<Opening, readonly string[]> = {
  cover: ['cover'],
  'ex libris': ['ex-libris'],
  title: ['endpaper-in', 'title-page'],
  1: ['dedication', '1'],
  2: ['2-left', '2-right'],
  3: ['3-left', '3-right'],
  4: ['4-left', '4-right'],
  5: ['5-left', '5-right'],
  6: ['6-left', '6-right'],
  7: ['7-left', '7-right'],
  8: ['8-left', '8-right'],
  9: ['9-left', '9-right'],
  10: ['10-left', '10-right'],
  11: ['11-left', '11-right'],
  12: ['12', 'last-look'],
  'look again': ['look-again', 'hero'],
  'your own': ['your-own-page', 'endpaper-out'],
  imprint: ['imprint'],
  back: ['back-cover'],
};
export const BOUND_NAMES: readonly string[] = OPENINGS.flatMap((opening) => NAMES[opening]);
