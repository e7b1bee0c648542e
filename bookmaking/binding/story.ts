import type { ComposedPage } from '#bookmaking/compose-page.ts';
import { wordsOn } from '#bookmaking/compose-page.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { clean } from '#bookmaking/drawing/marks.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { inMedium } from '#bookmaking/surface/in-medium.ts';
import { storyWords } from '#bookmaking/text/story-words.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import type { Painting, Picture, Quiet, StoryPage, Title } from '#bookmaking/title.ts';
import { refrainFor, toldTo } from '#bookmaking/told-to.ts';
import type { Run } from '#bookmaking/words/render.ts';
import type { DrawnPage } from './bound-page.ts';
import { closerWindow } from './closer-window.ts';
import { coatOf } from './coat.ts';
import { kept, moved, RECTO_AT, type Side, seenThrough, sideOf } from './margins.ts';
import { OPENING_AT_LEFT, onLeftPage, thingsIn } from './over-fold.ts';
import { painted } from './painted.ts';
import { onPaper, sheetOf } from './paper.ts';
import { wordsBeside } from './words-beside.ts';

/** In pt, inside a picture: paper at arm's length. */
export const SMALLEST_INSIDE = 11.5;

/**
 * The opening of a moment of the story, in one of three kinds: a picture over the fold with its words in it, or with none
 * (quiet), or words on paper facing their picture. Words that a picture has no room for, inside the margins of binding, face it.
 */
export function storyOpening(title: Title, reader: Reader, beat: StoryPage): DrawnPage[] {
  const words = toldTo(title, reader, wordsOn(title, reader, beat));
  const wide = title.spreads?.[beat];
  const spread = wide && overTheFold(title, reader, beat, wide, words);
  return spread ?? facingPages(title, reader, beat);
}

/** Words on paper at the left and their picture at the right; where a telling says nothing, a breath beside it. */
export function facingPages(title: Title, reader: Reader, beat: StoryPage): DrawnPage[] {
  const words = toldTo(title, reader, wordsOn(title, reader, beat));
  if (words.length === 0)
    return [wordless(title, beat), pictured(title, reader, beat, [], 'recto')];
  const { page, overFold } = facing(title, reader, beat);
  // Bound, the first picture comes over the fold to the dedication; its own words lie beside it on small screens only.
  const over = beat === 1 ? undefined : overFold;
  return [
    { ...paperBeside(title, reader, words, beat, over), part: 'words', beat },
    { ...page, part: 'picture', beat },
  ];
}

/** Words on paper, and under them what of their picture comes over the fold. */
function paperBeside(
  title: Title,
  reader: Reader,
  words: readonly Run[],
  beat: StoryPage,
  overFold: Picture['overFold'],
): Omit<DrawnPage, 'part'> {
  let text: readonly TextBlock[] = [];
  const coat = coatOf(title, beat);
  const draw = (): string => {
    const over = overFold ? onLeftPage(overFold) : '';
    text = wordsBeside(title, reader, words, coat.inks, thingsIn(over));
    return clean(coat.art) + over;
  };
  const dressing = overFold && inMedium(title.cover.medium, OPENING_AT_LEFT);
  const page = onPaper(title, [], draw, { name: `f${beat}`, dressing });
  return { ...page, text };
}

/** What a picture has beside its own page. */
export type Beyond = Pick<Picture, 'overFold' | 'dedicated'>;

/** A moment that has one page: the picture with its words in it, and what of it comes over the fold. */
export const storyPage = (
  title: Title,
  reader: Reader,
  beat: StoryPage,
  side: Side,
): DrawnPage & { readonly beyond: Beyond } =>
  pictured(title, reader, beat, toldTo(title, reader, wordsOn(title, reader, beat)), side);

function pictured(
  title: Title,
  reader: Reader,
  beat: StoryPage,
  words: readonly Run[],
  side: Side,
): DrawnPage & { readonly beyond: Beyond } {
  let beyond: Beyond = {};
  const painting = title.pages[beat - 1] as Painting;
  const page = painted(title, reader, `b${beat}`, painting, SHEET, (picture) => {
    beyond = { overFold: picture.overFold, dedicated: picture.dedicated };
    return words.length === 0
      ? []
      : fitInside(title, words, picture.quiet, reader, beat, () => side);
  });
  return { ...page, part: 'picture', beat, beyond };
}

/** Where a telling says nothing: the color of the picture's edge, in the medium of the title, and no more. */
const wordless = (title: Title, beat: StoryPage): DrawnPage => ({
  svg: sheetOf(title, title.inside?.hush),
  text: [],
  faces: [],
  part: 'words',
  beat,
});

/** Nothing if the words have no room in it. */
function overTheFold(
  title: Title,
  reader: Reader,
  beat: StoryPage,
  painting: Painting,
  words: readonly Run[],
): DrawnPage[] | undefined {
  let whole: ComposedPage;
  try {
    whole = painted(title, reader, `s${beat}`, painting, SPREAD, ({ quiet }) =>
      words.length === 0 ? [] : fitInside(title, words, quiet, reader, beat, sideOf),
    );
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return (['verso', 'recto'] as const).map((side) => {
    const left = side === 'verso' ? 0 : RECTO_AT;
    const onThis = (box: Box): boolean => sideOf(box) === side;
    return {
      svg: windowed(whole.svg, { x: left, y: 0, width: SHEET, height: SHEET }),
      text: whole.text
        .filter(({ box }) => onThis(box))
        .map((block) => ({ ...block, box: moved(block.box, -left) })),
      faces: whole.faces.filter(onThis).map((face) => moved(face, -left)),
      part: 'picture',
      beat,
      ground: { svg: whole.svg, width: SPREAD, left },
    };
  });
}

/** The painting without its words, and so without the room that they needed. */
function facing(
  title: Title,
  reader: Reader,
  beat: StoryPage,
): { page: ComposedPage } & Pick<Picture, 'overFold'> {
  let window: Box = { x: 0, y: 0, width: SHEET, height: SHEET };
  let overFold: Picture['overFold'];
  const painting: Painting = (cast) =>
    (title.pages[beat - 1] as Painting)({ ...cast, beside: true });
  const page = painted(title, reader, `b${beat}`, painting, SHEET, (picture) => {
    overFold = picture.overFold;
    // Text in a picture is set by its own size: a window would leave it behind. What comes over the fold is composed for it.
    const cuts = !overFold && !picture.signs?.length && !title.inside?.uncut.includes(beat);
    if (cuts) window = closerWindow(picture);
    return [];
  });
  return {
    page: {
      svg: windowed(page.svg, window),
      text: page.text,
      faces: seenThrough(window, page.faces),
    },
    overFold,
  };
}

const windowed = (svg: string, { x, y, width, height }: Box): string =>
  svg.replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${width} ${height}"`);

function fitInside(
  title: Title,
  words: readonly Run[],
  quiet: Quiet,
  reader: Reader,
  beat: StoryPage,
  onSide: (box: Box) => Side,
): TextBlock[] {
  const inside = (place: Box): Box => {
    const side = onSide(place);
    const left = place.x >= RECTO_AT && side === 'recto' ? RECTO_AT : 0;
    return moved(kept(moved(place, -left), side), left);
  };
  const { box, last, lap } = quiet;
  const placed = {
    ...quiet,
    box: inside(box),
    last: last && { ...last, box: inside(last.box) },
    lap: lap && { ...lap, box: inside(lap.box) },
  };
  return storyWords(words, placed, {
    level: reader.level,
    page: beat,
    lettering: title.cover.lettering,
    refrain: refrainFor(title, reader),
    smallest: SMALLEST_INSIDE,
  });
}
