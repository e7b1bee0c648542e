import { hash } from './drawing/chance.ts';
import type { Box } from './drawing/geometry.ts';
import { sheet } from './drawing/sheet.ts';
import { type LetteredTitle, letterTitle } from './lettering/letter-title.ts';
import { measureName } from './lettering/measure-name.ts';
import type { Reader } from './reader.ts';
import { SHEET } from './sheet-size.ts';
import { surfaceOf } from './surface/surface-of.ts';
import { linesOf } from './text/lines-of.ts';
import { storyWords } from './text/story-words.ts';
import type { TextBlock } from './text/text-block.ts';
import type { Cast, PageName, Painting, Title } from './title.ts';
import { boundTo, castFor, refrainFor, toldTo } from './told-to.ts';
import { inLetters } from './words/letters.ts';
import type { Run } from './words/render.ts';

/** A page ready to be set: a picture without words, and the words with their places. */
export interface ComposedPage {
  /** A whole SVG document, viewBox 0 0 216 216: mm, bleed included. */
  readonly svg: string;
  readonly text: readonly TextBlock[];
  /** A cover's own words, drawn: they lie on the picture, and only the name is text. */
  readonly lettering?: Pick<LetteredTitle, 'art' | 'rows'> & {
    /** The whole title, in one line. */
    readonly words: string;
  };
  /** Where faces are, in mm: no line of text lies on one. */
  readonly faces: readonly Box[];
}

/**
 * Draws and words one page for one reader. Pure, fast (a few ms), and the same in the browser and
 * in the worker.
 * @throws CannotPrint if the reader's name cannot be set
 */
export function composePage(title: Title, reader: Reader, page: PageName): ComposedPage {
  const runs = toldTo(title, reader, wordsOn(title, reader, page));
  return composed(title, castFor(title, reader), runs, page, reader);
}

function composed(
  title: Title,
  cast: Cast,
  runs: readonly Run[],
  page: PageName,
  reader: Reader,
): ComposedPage {
  let text: TextBlock[] = [];
  let lettering: LetteredTitle | undefined;
  let over = '';
  // How many of them are the story's own words; signs lie on paint.
  let told = 0;
  let faces: readonly Box[] = [];
  const prefix = `${title.slug.charAt(0)}${page}${hash(reader.seed).toString(36)}`;
  const draw = (): string => {
    const picture = paintingOf(title, page)(cast);
    if (page === 'cover') {
      const own = title.cover.lettering;
      lettering = letterTitle(own, measureName(own, nameIn(runs)), picture.quiet);
      over = picture.over ?? '';
      text = [lettering.name];
    } else if (runs.length > 0) {
      text = storyWords(runs, picture.quiet, {
        level: reader.level,
        page,
        lettering: title.cover.lettering,
        refrain: refrainFor(title, reader),
      });
    }
    told = text.length;
    if (picture.signs) text.push(...picture.signs);
    faces = picture.faces;
    return picture.art;
  };
  const svg = sheet(prefix, [0, 0, SHEET, SHEET], draw, {
    finish: (art, on) =>
      surfaceOf(art, on, title.cover.medium, {
        width: SHEET,
        height: SHEET,
        quiet: text.slice(0, told).map(linesOf),
        faces,
      }),
  });
  if (!lettering) return { svg, text, faces };
  const { art, rows } = lettering;
  const words = runs.map((run) => run.text).join('');
  return { svg, text, faces, lettering: { art: art + over, rows, words } };
}

/** The name in a cover's words: kept apart from its line if it is written from the right. */
export const nameIn = (runs: readonly Run[]): string => runs.find((run) => run.isName)?.text ?? '';

/** What a page says to a reader, in notation. */
export function wordsOn(title: Title, reader: Reader, page: PageName): string {
  if (page === 'cover') return title.words.coverTitle;
  if (page === 'belongs') return title.words.belongs;
  const pages = title.byLetters?.(inLetters(boundTo(title, reader).name)) ?? title.words.pages;
  return pages[page - 1]?.[reader.level] ?? '';
}

function paintingOf(title: Title, page: PageName): Painting {
  if (page === 'cover') return title.cover.paint;
  if (page === 'belongs') return title.belongs;
  return title.pages[page - 1] as Painting;
}
