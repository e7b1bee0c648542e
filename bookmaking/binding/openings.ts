import { composePage } from '#bookmaking/compose-page.ts';
import type { Reader } from '#bookmaking/reader.ts';
import type { Title } from '#bookmaking/title.ts';
import type { TitleBrief } from '#bookmaking/words/brief.ts';
import {
  backCover,
  heroPage,
  imprintPage,
  lastLook,
  lookAgain,
  yourOwnPage,
} from './back-matter.ts';
import type { BoundPage, DrawnPage } from './bound-page.ts';
import type { Copy } from './copy.ts';
import { dedicationPage, endpaper, exLibris, titlePage } from './front-matter.ts';
import { storyOpening, storyPage } from './story.ts';
import { shownBy } from './what-it-shows.ts';

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
const NAMES: Record<Opening, readonly string[]> = {
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

/**
 * Draws and words an opening of one copy. Pure; a page takes 5 to 30 ms.
 * @param brief tells what its pictures show, for who does not see them
 * @throws CannotPrint if the reader's name cannot be set
 */
export const composeOpening = (
  title: Title,
  copy: Copy,
  opening: Opening,
  brief?: TitleBrief,
): BoundPage[] =>
  drawn(title, copy, opening).map((page, i) => ({
    ...page,
    name: NAMES[opening][i] as string,
    shows: brief ? shownBy(page, brief, copy.reader) : page.shows,
  }));

/**
 * All pages of one copy, cover, inside and back, as they are bound.
 * @throws CannotPrint if the reader's name cannot be set
 */
export const composeBook = (title: Title, copy: Copy, brief?: TitleBrief): BoundPage[] =>
  OPENINGS.flatMap((opening) => composeOpening(title, copy, opening, brief));

/**
 * One page by its name, with the other of its opening drawn along.
 * @throws CannotPrint if the reader's name cannot be set
 */
export function composeNamed(
  title: Title,
  copy: Copy,
  name: string,
  brief?: TitleBrief,
): BoundPage {
  const opening = OPENINGS.find((each) => NAMES[each].includes(name));
  const page =
    opening && composeOpening(title, copy, opening, brief).find((each) => each.name === name);
  if (!page) throw new Error(`no book has a page ${name}`);
  return page;
}

function drawn(title: Title, copy: Copy, opening: Opening): readonly DrawnPage[] {
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
      return lastOpening(title, reader);
    case 'look again':
      return [lookAgain(title, reader), heroPage(title, reader)];
    case 'your own':
      return [yourOwnPage(title, reader), endpaper(title, reader, 'out')];
    case 'imprint':
      return [imprintPage(title, reader, copy.imprint)];
    case 'back':
      return [backCover(title, reader)];
    default:
      return storyOpening(title, reader, opening);
  }
}

/** The end, and after it one thing of the story. An ending that takes both pages needs no other. */
function lastOpening(title: Title, reader: Reader): readonly DrawnPage[] {
  if (title.spreads?.[12]) return storyOpening(title, reader, 12);
  try {
    return [storyPage(title, reader, 12, 'verso'), lastLook(title)];
  } catch (error) {
    // Its words have no room in it inside the margins of binding: they face it.
    if (error instanceof RangeError) return storyOpening(title, reader, 12);
    throw error;
  }
}
