import { composePage } from '#bookmaking/compose-page.ts';
import type { Reader } from '#bookmaking/reader.ts';
import type { StoryPage, Title } from '#bookmaking/title.ts';
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
import { NAMES, OPENINGS, type Opening } from './openings.ts';
import { facingPages, storyOpening, storyPage } from './story.ts';
import { shownBy } from './what-it-shows.ts';

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
 * A moment of the story for a screen that shows one thing at a time: its words, and its picture without them, cut closer.
 * @throws CannotPrint if the reader's name cannot be set
 */
export const composeMoment = (
  title: Title,
  { reader }: Copy,
  beat: StoryPage,
  brief: TitleBrief,
): BoundPage[] =>
  facingPages(title, reader, beat).map((page, i) => ({
    ...page,
    name: `${beat}-alone-${i}`,
    shows: shownBy(page, brief, reader),
  }));

/**
 * All pages of one copy, cover, inside and back, as they are bound.
 * @throws CannotPrint if the reader's name cannot be set
 */
export const composeBook = (title: Title, copy: Copy, brief?: TitleBrief): BoundPage[] =>
  OPENINGS.flatMap((opening) => composeOpening(title, copy, opening, brief));

function drawn(title: Title, copy: Copy, opening: Opening): readonly DrawnPage[] {
  const { reader } = copy;
  switch (opening) {
    case 'cover':
      return [{ ...composePage(title, reader, 'cover'), part: 'cover' }];
    case 'ex libris':
      return [exLibris(title, reader)];
    case 'title':
      return [endpaper(title, reader, 'in'), titlePage(title, reader)];
    case 1: {
      const { beyond, ...page } = storyPage(title, reader, 1, 'recto');
      return [dedicationPage(title, reader, copy.inscription, beyond), page];
    }
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
    const { beyond: _, ...page } = storyPage(title, reader, 12, 'verso');
    return [page, lastLook(title)];
  } catch (error) {
    // Its words have no room in it inside the margins of binding: they face it.
    if (error instanceof RangeError) return storyOpening(title, reader, 12);
    throw error;
  }
}
