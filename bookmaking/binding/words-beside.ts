import { type Box, clamp } from '#bookmaking/drawing/geometry.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { BLEED, TRIM } from '#bookmaking/sheet-size.ts';
import { aroundRefrain, beforeLast, type Parts } from '#bookmaking/text/called-out.ts';
import { type Attempt, firstThatFits } from '#bookmaking/text/first-that-fits.ts';
import { heightOf, inFlow, lowered } from '#bookmaking/text/in-flow.ts';
import { lettersOf } from '#bookmaking/text/letters-of.ts';
import { callWish, LAP_LEADING } from '#bookmaking/text/story-words.ts';
import { fitText, type TextBlock, type TextWish } from '#bookmaking/text/text-block.ts';
import type { Title } from '#bookmaking/title.ts';
import { refrainFor } from '#bookmaking/told-to.ts';
import type { Run } from '#bookmaking/words/render.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';
import type { Coat } from './coat.ts';
import { safeOn } from './margins.ts';
import { clearOf } from './over-fold.ts';

/** In pt: a page of its own. */
const LARGEST: Record<Telling, number> = { seedling: 104, sprout: 36, sapling: 27, explorer: 22 };
/** Where nothing is called out, the words have the page to themselves. */
const LARGEST_ALONE: Record<Telling, number> = { ...LARGEST, sprout: 42, sapling: 30 };
const SMALLEST = 14;
/** A display line: one sees from afar where the page is going. */
const LOUDER = { least: 1.4, onMore: 1.4, lines: 3, most: 1.7 } as const;
/** In letters: longer is no line to call out, but a paragraph. */
const LONGEST_CALLED = 72;
/** Where the middle of the words lies, as a part of the page: the middle of a page that is read lies over that of one that is measured. */
const EYE = 0.45;
/** In mm on the sheet: the middle of a lap's words lies no higher. */
const HIGHEST = 62;

/** Words that face their picture, clear of `things` that come over the fold: told, and how it ends called out in the title's own letters. */
export function wordsBeside(
  title: Title,
  reader: Reader,
  words: readonly Run[],
  inks: Coat['inks'],
  things: readonly Box[],
): TextBlock[] {
  const free = clearOf(column(), things);
  const box = reader.level === 'seedling' ? belowTheTop(free) : free;
  const { lettering } = title.cover;
  const largest = LARGEST[reader.level];
  const loud = (called: readonly Run[], most: number, align: 'left' | 'center'): TextWish => ({
    ...callWish(called, { box, ink: 'dark', align, largest: most }, lettering),
    anchor: 'top',
    ...inks,
  });
  const told: TextWish = {
    box,
    style: 'text',
    align: 'left',
    anchor: 'top',
    largest,
    smallest: SMALLEST,
    ...inks,
  };
  const ways: Attempt[] =
    reader.level === 'seedling'
      ? [() => [fitText(words, { ...loud(words, largest, 'center'), leading: LAP_LEADING })]]
      : calls(title, reader, words).map(
          (parts) => () =>
            inFlow(parts, told, loud(parts.called, largest * LOUDER.most, 'left'), LOUDER),
        );
  const alone = LARGEST_ALONE[reader.level];
  const plain = () => [fitText(words, { ...told, largest: alone, align: alignOf(reader) })];
  return atEye(firstThatFits([...ways, plain]), box);
}

/** What may be called out, best first. */
function calls(title: Title, reader: Reader, words: readonly Run[]): Parts[] {
  const last = beforeLast(words);
  const ends = last.before.length > 0 && lettersOf(last.called).length <= LONGEST_CALLED;
  return [aroundRefrain(words, refrainFor(title, reader)), ends ? last : undefined].filter(
    (parts) => parts !== undefined,
  );
}

const alignOf = ({ level }: Reader): 'left' | 'center' =>
  level === 'seedling' ? 'center' : 'left';

/** A little in from where words may stand: a page of words wants air. */
function column(): Box {
  const { x, y, width, height } = safeOn('verso');
  return { x: x + 5, y: y + 4, width: width - 10, height: height - 12 };
}

/** Few words are set as large as their place lets them: over a thing that stands there they would fill the sky to the trim. */
function belowTheTop({ x, y, width, height }: Box): Box {
  const from = Math.max(y, 2 * HIGHEST - (y + height));
  return { x, y: from, width, height: y + height - from };
}

/** Blocks of a column with their common middle where the eye looks for it, as far as their place goes. */
function atEye(blocks: readonly TextBlock[], { y, height }: Box): TextBlock[] {
  const close = blocks.map((block) => lowered(block, 0));
  const from = Math.min(...blocks.map(({ box }) => box.y));
  const to = Math.max(...close.map((block) => block.box.y + heightOf(block)));
  const by = BLEED + TRIM * EYE - (from + to) / 2;
  return close.map((block) => lowered(block, clamp(by, y - from, y + height - to)));
}
