import type { ComposedPage } from '#bookmaking/compose-page.ts';
import { wordsOn } from '#bookmaking/compose-page.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { box, shifted } from '#bookmaking/drawing/marks.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { surfaceOf } from '#bookmaking/surface/surface-of.ts';
import { storyWords } from '#bookmaking/text/story-words.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import type { Painting, Picture, Quiet, StoryPage, Title } from '#bookmaking/title.ts';
import { toldTo } from '#bookmaking/told-to.ts';
import type { Run } from '#bookmaking/words/render.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';
import type { DrawnPage } from './bound-page.ts';
import { closerWindow } from './closer-window.ts';
import { kept, moved, RECTO_AT, type Side, safeOn, seenThrough, sideOf } from './margins.ts';
import { painted } from './painted.ts';
import { onPaper, paperOf, rows, setOnPaper } from './paper.ts';

/** In pt, beside a picture: nobody has to be near. */
const LARGEST_ON_PAPER: Record<Telling, number> = {
  seedling: 54,
  sprout: 32,
  sapling: 24,
  explorer: 17,
};
const SMALLEST_ON_PAPER = 14;
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
  const { page, callsOut, overFold } = facing(title, reader, beat);
  const text = callsOut
    ? calledOutOnPaper(title, words, reader, beat)
    : [
        setOnPaper(words, {
          box: insetOn('verso'),
          align: alignOf(reader),
          largest: LARGEST_ON_PAPER[reader.level],
          smallest: SMALLEST_ON_PAPER,
        }),
      ];
  return [
    { ...wordsBeside(title, text, beat, overFold), part: 'words', beat },
    { ...page, part: 'picture', beat },
  ];
}

/** Words on paper, and under them what of their picture comes over the fold. */
const wordsBeside = (
  title: Title,
  text: readonly TextBlock[],
  beat: StoryPage,
  overFold: Picture['overFold'],
): ComposedPage =>
  overFold
    ? onPaper(title, text, () => shifted(RECTO_AT, 0, overFold()), `f${beat}`)
    : onPaper(title, text);

const alignOf = ({ level }: Reader): 'left' | 'center' =>
  level === 'seedling' ? 'center' : 'left';

/** Where the picture has a place for the last words, they are called out on paper, too: under the others, a little larger. */
function calledOutOnPaper(
  title: Title,
  words: readonly Run[],
  reader: Reader,
  beat: StoryPage,
): TextBlock[] {
  const box = insetOn('verso');
  const largest = LARGEST_ON_PAPER[reader.level];
  const align = alignOf(reader);
  const quiet: Quiet = {
    box: rows(box, 0, 0.62),
    ink: 'dark',
    align,
    anchor: 'bottom',
    largest: { [reader.level]: largest },
    last: { box: rows(box, 0.65, 0.84), ink: 'dark', align, largest: largest * 1.2 },
  };
  return storyWords(words, quiet, reader.level, beat, title.cover.lettering, SMALLEST_ON_PAPER);
}

/** A moment that has one page: the picture with its words in it. */
export function storyPage(title: Title, reader: Reader, beat: StoryPage, side: Side): DrawnPage {
  return pictured(title, reader, beat, toldTo(title, reader, wordsOn(title, reader, beat)), side);
}

function pictured(
  title: Title,
  reader: Reader,
  beat: StoryPage,
  words: readonly Run[],
  side: Side,
): DrawnPage {
  const painting = title.pages[beat - 1] as Painting;
  const page = painted(title, reader, `b${beat}`, painting, SHEET, ({ quiet }) =>
    words.length === 0 ? [] : fitInside(title, words, quiet, reader, beat, () => side),
  );
  return { ...page, part: 'picture', beat };
}

/** Where a telling says nothing: the color of the picture's edge, in the medium of the title, and no more. */
function wordless(title: Title, beat: StoryPage): DrawnPage {
  const hush = title.inside?.hush ?? paperOf(title);
  const svg = sheet(
    `q${beat}`,
    [0, 0, SHEET, SHEET],
    () => box(-4, -4, SHEET + 8, SHEET + 8, hush),
    {
      finish: (art, on) => surfaceOf(art, on, title.cover.medium, { width: SHEET, height: SHEET }),
    },
  );
  return { svg, text: [], faces: [], part: 'words', beat };
}

/** A little in from where words may stand: a page of words wants air. */
function insetOn(side: Side): Box {
  const { x, y, width, height } = safeOn(side);
  return { x: x + 4, y: y + 4, width: width - 8, height: height - 12 };
}

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

/** The painting without its words, and so without the room that they needed; and whether it would have called out the last. */
function facing(
  title: Title,
  reader: Reader,
  beat: StoryPage,
): { page: ComposedPage; callsOut: boolean } & Pick<Picture, 'overFold'> {
  let window: Box = { x: 0, y: 0, width: SHEET, height: SHEET };
  let callsOut = false;
  let overFold: Picture['overFold'];
  const painting: Painting = (cast) =>
    (title.pages[beat - 1] as Painting)({ ...cast, beside: true });
  const page = painted(title, reader, `b${beat}`, painting, SHEET, (picture) => {
    callsOut = picture.quiet.last !== undefined;
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
    callsOut,
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
  return storyWords(words, placed, reader.level, beat, title.cover.lettering, SMALLEST_INSIDE);
}
