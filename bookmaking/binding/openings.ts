import { composePage } from '#bookmaking/compose-page.ts';
import type { StoryPage, Title } from '#bookmaking/title.ts';
import {
  backCover,
  heroPage,
  imprintPage,
  lastLook,
  lookAgain,
  yourOwnPage,
} from './back-matter.ts';
import type { BoundPage } from './bound-page.ts';
import type { Copy } from './copy.ts';
import { dedicationPage, endpaper, exLibris, titlePage } from './front-matter.ts';
import { storyOpening, storyPage } from './story.ts';

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

/**
 * Draws and words an opening of one copy. Pure; a page takes 5 to 30 ms.
 * @throws CannotPrint if the reader's name cannot be set
 */
export function composeOpening(title: Title, copy: Copy, opening: Opening): readonly BoundPage[] {
  const { reader } = copy;
  switch (opening) {
    case 'cover':
      return [{ ...composePage(title, reader, 'cover'), part: 'cover' }];
    case 'ex libris':
      return [exLibris(title, reader)];
    case 'title':
      return [endpaper(title, reader, 'in'), titlePage(title, reader)];
    case 1:
      return [
        dedicationPage(title, reader, copy.inscription),
        storyPage(title, reader, 1, 'recto'),
      ];
    case 12:
      return lastOpening(title, copy);
    case 'look again':
      return [lookAgain(title, reader), heroPage(title, reader)];
    case 'your own':
      return [yourOwnPage(title, reader), endpaper(title, reader, 'out')];
    case 'imprint':
      return [imprintPage(title, reader, copy.imprint)];
    case 'back':
      return [backCover(title, reader)];
    default:
      return storyOpening(title, reader, opening satisfies StoryPage);
  }
}

/** The end, and after it one thing of the story. An ending that takes both pages needs no other. */
function lastOpening(title: Title, { reader }: Copy): readonly BoundPage[] {
  if (title.spreads?.[12]) return storyOpening(title, reader, 12);
  try {
    return [storyPage(title, reader, 12, 'verso'), lastLook(title)];
  } catch (error) {
    // Its words have no room in it inside the margins of binding: they face it.
    if (error instanceof RangeError) return storyOpening(title, reader, 12);
    throw error;
  }
}

/**
 * All pages of one copy, cover, inside and back, as they are bound.
 * @throws CannotPrint if the reader's name cannot be set
 */
export const composeBook = (title: Title, copy: Copy): BoundPage[] =>
  OPENINGS.flatMap((opening) => composeOpening(title, copy, opening));
