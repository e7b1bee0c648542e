import type { Box } from '#bookmaking/drawing/geometry.ts';
import { DISPLAY_TABLES } from '#bookmaking/fonts/display-tables.ts';
import { widthIn } from '#bookmaking/fonts/faces.ts';
import { CAPITAL, type Lettering } from '#bookmaking/lettering/lettering.ts';
import type { CalledOut, Quiet } from '#bookmaking/title.ts';
import type { Run } from '#bookmaking/words/render.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';
import { aroundRefrain, beforeLast, type Parts } from './called-out.ts';
import { type Attempt, firstThatFits } from './first-that-fits.ts';
import { inFlow, type Louder } from './in-flow.ts';
import { lettersOf } from './letters-of.ts';
import { linesOf } from './lines-of.ts';
import { fitText, type TextBlock, type TextWish } from './text-block.ts';
import { INKS, storyWish } from './type-sizes.ts';

/** From baseline to baseline of the longest telling, in em, where a line is called out under it. */
const TIGHTER = 1.3;
/** In pt: smaller, a fat face fills up. */
const SMALLEST_CALLED_OUT = 12;
/** Fat as a title's face: what sets the letters that this lacks is thin beside it. In em; a name in other letters alone among fat ones needs more. */
const FATTER = 0.034;
const NAME_FATTER = 0.052;

/** In a place that is not made for it. */
const RAISED: Louder = { least: 1.2, onMore: 1.2, lines: 2, most: 1.5 };
/** Before how a page ends. */
const PREPARES: Louder = { least: 1.05, onMore: 1, lines: 2, most: 1.2 };
/** What the others may lose of their size to it, as long as they keep what is enough for who reads them, in pt; a long telling has none to spare. */
const GIVES_UP = 0.85;
const ENOUGH: Partial<Record<Telling, number>> = { sprout: 22, sapling: 18 };
/** How much taller words may become by it, in mm: what is round them may be less quiet than they take it for. */
const TALLER = 3;

/** How much of a place over the fold the line takes that all wait for, if more is told after it. */
const TURN = 0.36;
/** How far below it the rest begins, in mm: descenders of the one stood in the ascenders of the other. */
const BELOW_TURN = 4;

/** A lap's words are called out as a whole, so much larger than plain ones would be. */
const LAP = 1.3;
/** From baseline to baseline of them, in em: looser, they are words under each other and no cry. */
export const LAP_LEADING = 1.12;

/** In letters. */
const SHORT = 44;

/** A sentence is a little less fat than the name on a cover. */
const LESS_SWOLLEN = 0.6;

/** How a page's words are told and lettered. */
export interface Told {
  readonly level: Telling;
  readonly page: 'belongs' | number;
  readonly lettering: Lettering;
  /** As the reader reads it, said and changed: it is called out before the last paragraph is. */
  readonly refrain: readonly string[];
  /** In pt, instead of the level's own. */
  readonly smallest?: number;
}

/**
 * The words of a page in their places: most of them in a story's plain letters, and what is called out in the title's own.
 * The longest names leave no room for that: then all of them stand in the one place or the other, or in both as one.
 */
export function storyWords(
  runs: readonly Run[],
  quiet: Quiet,
  { level, page, lettering, refrain, smallest }: Told,
): TextBlock[] {
  const wishIn = (box: Box): TextWish => {
    const wish = storyWish({ ...quiet, box }, level, page);
    return { ...wish, smallest: smallest ?? wish.smallest };
  };
  const told = (words: readonly Run[], box = quiet.box): TextBlock => fitText(words, wishIn(box));
  const { last, lap } = quiet;
  if (lap && level === 'seedling')
    return firstThatFits([() => [calledOut(runs, lap, lettering)], () => [told(runs)]]);
  if (!last && level === 'seedling' && page !== 'belongs') {
    const { anchor, largest } = storyWish(quiet, level, page);
    const loud = callWish(runs, { ...quiet, largest: largest * LAP }, lettering);
    const cried = { ...loud, anchor, leading: LAP_LEADING };
    return firstThatFits([() => [fitText(runs, cried)], () => [told(runs)]]);
  }
  if (!last) {
    const plain = told(runs);
    const raised = calledWithin(runs, refrain);
    const enough = ENOUGH[level];
    if (!raised || !enough) return [plain];
    const smallest = Math.min(plain.size, Math.max(plain.size * GIVES_UP, enough));
    const box = around(plain, quiet);
    const wish = { ...wishIn(box), largest: plain.size, smallest };
    const out = callWish(
      raised.called,
      { ...quiet, box, largest: plain.size * RAISED.most },
      lettering,
    );
    return firstThatFits([() => inFlow(raised, wish, out, RAISED), () => [plain]]);
  }
  // The line that all wait for opens the place over the fold, and the rest is told under it, no smaller than before it.
  const turned = ({ before, called, after }: Parts): TextBlock[] => {
    const { x, y, width, height } = last.box;
    const loud = height * TURN;
    const below = loud + BELOW_TURN;
    const rest = told(after, { x, y: y + below, width, height: height - below });
    return [
      fitText(before, { ...wishIn(quiet.box), largest: rest.size }),
      calledOut(called, { ...last, box: { x, y, width, height: loud } }, lettering),
      rest,
    ];
  };
  const parts = beforeLast(runs);
  const whole: Attempt[] = [
    () => [told(runs)],
    () => [told(runs, last.box)],
    () => [told(runs, both(quiet.box, last.box))],
  ];
  const flowing = (these: Parts): TextBlock[] =>
    inFlow(
      these,
      { ...wishIn(quiet.box), ...(level === 'explorer' && { leading: TIGHTER }) },
      callWish(these.called, last, lettering),
    );
  if (parts.before.length > 0) {
    // The line that all wait for is less than how the page ends, and stays where it is told.
    const prepared = (turn: Parts): TextBlock[] => {
      const out = callWish(turn.called, { ...last, align: 'left', box: quiet.box }, lettering);
      return inFlow(turn, wishIn(quiet.box), out, PREPARES);
    };
    const ending = (): TextBlock[] => {
      const turn = aroundRefrain(parts.before, refrain);
      const first = turn ? prepared(turn) : [told(parts.before)];
      return [...first, calledOut(parts.called, last, lettering)];
    };
    if (last.ends) return firstThatFits([ending, ...whole]);
    const apart = () => [told(parts.before), calledOut(parts.called, last, lettering)];
    if (!isUnder(last.box, quiet.box)) {
      const turn = aroundRefrain(runs, refrain);
      const overFold = turn && turn.after.length > 0 ? [() => turned(turn)] : [];
      return firstThatFits([...overFold, apart, ...whole]);
    }
    // In the middle of a column only what begins where that does.
    const inLine = Math.abs(last.box.x - quiet.box.x) < NEAR;
    const turn = inLine ? aroundRefrain(runs, refrain) : undefined;
    return firstThatFits([...(turn ? [() => flowing(turn)] : []), () => flowing(parts), ...whole]);
  }
  // One line for a lap: it is called out as a whole.
  const wish = storyWish(quiet, level, page);
  const out = { ...last, ...wish, ink: quiet.ink, largest: wish.largest * LAP };
  return firstThatFits([() => [calledOut(runs, out, lettering)], ...whole]);
}

/** The part of a place that words cover, and little more. */
function around(block: TextBlock, { box }: Quiet): Box {
  const lines = linesOf(block);
  const y = Math.max(box.y, lines.y - TALLER / 2);
  return { ...lines, y, height: Math.min(box.y + box.height, y + lines.height + TALLER) - y };
}

function both(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/**
 * The title's own letters, for words that its face has all of. A name with one that it lacks is set whole in the bold of covers, since
 * half a face spoils a name; what is said around it keeps the book's loud voice. Any other word takes its line with it.
 */
export function inLettersOf(
  { face, swell, capital }: Lettering,
  runs: readonly Run[],
): Pick<TextWish, 'style' | 'nameStyle' | 'swell' | 'nameSwell'> {
  const widths = DISPLAY_TABLES[face];
  const lacking = runs.filter(({ text }) => widthIn(widths, text) === undefined);
  if (lacking.some(({ isName }) => !isName)) return { style: 'cover', swell: FATTER };
  const own = (swell / CAPITAL) * capital * LESS_SWOLLEN;
  return {
    style: { face, widths },
    ...(lacking.length > 0 && { nameStyle: 'cover', nameSwell: Math.max(own, NAME_FATTER) }),
    swell: own,
  };
}

export const callWish = (
  runs: readonly Run[],
  { box, ink, align = 'left', largest }: CalledOut,
  lettering: Lettering,
): TextWish => ({
  box,
  ...inLettersOf(lettering, runs),
  align,
  anchor: 'middle',
  largest: Math.round(largest * 2) / 2,
  smallest: SMALLEST_CALLED_OUT,
  ...INKS[ink],
});

/** The refrain, or a short last paragraph. */
function calledWithin(runs: readonly Run[], refrain: readonly string[]): Parts | undefined {
  const turn = aroundRefrain(runs, refrain);
  if (turn) return turn;
  const last = beforeLast(runs);
  return last.before.length > 0 && lettersOf(last.called).length <= SHORT ? last : undefined;
}

const calledOut = (runs: readonly Run[], out: CalledOut, lettering: Lettering): TextBlock =>
  fitText(runs, callWish(runs, out, lettering));

/** In mm: places that are this near share their room. */
const NEAR = 10;
const isUnder = (below: Box, above: Box): boolean => {
  const gap = below.y - above.y - above.height;
  const shared =
    Math.min(below.x + below.width, above.x + above.width) - Math.max(below.x, above.x);
  return gap > -1 && gap < NEAR && shared > 0.5 * below.width;
};
