import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { Run } from '#bookmaking/words/render.ts';
import type { Parts } from './called-out.ts';
import { lettersOf } from './letters-of.ts';
import { leavesOpen } from './rag.ts';
import {
  ASCENT,
  DESCENT,
  fitText,
  LEADING,
  MM_PER_PT,
  type TextBlock,
  type TextWish,
} from './text-block.ts';

/** Air between what is told and what is called out, in lines of the latter: at least, and where there is room. */
const AIR = { least: 0.6, most: 1.1 } as const;

/** How much larger what is called out is than what is told. */
export interface Louder {
  /** At least, on one line. */
  readonly least: number;
  /** On more lines it needs less, and takes no more of them than these. */
  readonly onMore: number;
  readonly lines: number;
  /** If there is room. */
  readonly most: number;
}
const INSIDE: Louder = { least: 1.05, onMore: 1, lines: 2, most: 2.2 };

/**
 * Blocks in one column: told, air, called out, and what is told after it. Whoever tells much calls out less loudly, and nothing
 * sits on anything.
 * @param told over the place of `called`, and both wish for no more than their places together
 * @throws RangeError if they do not fit, even at the smallest size
 */
export function inFlow(
  { before, called: calledRuns, after }: Parts,
  told: TextWish,
  called: TextWish,
  louder = INSIDE,
): TextBlock[] {
  const top = told.box.y;
  const bottom = called.box.y + called.box.height;
  const place = (box: Box): Box => ({ ...box, y: top, height: bottom - top });
  const airs = after.length > 0 ? 2 : 1;
  for (let size = told.largest; size >= told.smallest; size -= 0.5) {
    const block = (runs: readonly Run[]) =>
      runs.length === 0
        ? []
        : [atMost(runs, { ...told, box: place(told.box), anchor: 'top' }, size, size)];
    const blocks = [...block(before), ...block(after)];
    if (!blocks.every((each) => each !== undefined)) continue;
    const [first, rest] = blocks as [TextBlock, TextBlock?];
    const room = bottom - top - heightOf(first) - (rest ? heightOf(rest) : 0);
    const loud = loudest(
      calledRuns,
      { ...called, box: place(called.box), anchor: 'top' },
      { room, airs, size, louder },
    );
    if (!loud) continue;
    const spare = room - heightOf(loud) - airs * AIR.least * lineOf(loud);
    const more = Math.min((spare * 0.3) / airs, (AIR.most - AIR.least) * lineOf(loud));
    const air = AIR.least * lineOf(loud) + more;
    const over = {
      top: 0,
      middle: (spare - airs * more) / 2,
      bottom: spare - airs * more,
    }[told.anchor];
    const loudTop = over + heightOf(first) + air;
    return [
      lowered(first, over),
      lowered(loud, loudTop),
      ...(rest ? [lowered(rest, loudTop + heightOf(loud) + air)] : []),
    ];
  }
  throw new RangeError(`told and called out do not fit, even at ${told.smallest} pt`);
}

/** As large as the room beside `size` points of story lets it be: on one line if it can, else on more. */
function loudest(
  runs: readonly Run[],
  wish: TextWish,
  { room, airs, size, louder }: { room: number; airs: number; size: number; louder: Louder },
): TextBlock | undefined {
  let torn: TextBlock | undefined;
  for (let lines = 1; lines <= louder.lines; lines++) {
    const least = size * (lines === 1 ? louder.least : louder.onMore);
    const smallest = Math.max(wish.smallest, Math.ceil(least * 2) / 2);
    const largest = halves(Math.min(wish.largest, size * louder.most));
    for (let loud = largest; loud >= smallest; loud -= 0.5) {
      const height = (lines - 1) * LEADING + ASCENT + DESCENT;
      if ((height + airs * AIR.least * LEADING) * loud * MM_PER_PT > room) continue;
      const block = atMost(runs, wish, loud, loud);
      if (!block || block.lines.length > lines) continue;
      if (!block.lines.some(({ runs }) => leavesOpen(lettersOf(runs)))) return block;
      torn ??= block;
    }
  }
  return torn;
}

const halves = (size: number): number => Math.floor(size * 2) / 2;
/** In mm, from baseline to baseline. */
const lineOf = ({ size }: TextBlock): number => size * MM_PER_PT * LEADING;

function atMost(
  runs: readonly Run[],
  wish: TextWish,
  largest: number,
  smallest: number,
): TextBlock | undefined {
  try {
    return fitText(runs, { ...wish, largest, smallest });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** From the top of its box to the tails of its last line. */
export const heightOf = ({ box, lines, size }: TextBlock): number =>
  (lines.at(-1)?.baseline ?? box.y) - box.y + DESCENT * size * MM_PER_PT;

/** Its box no taller than its lines, and lower. */
export const lowered = (block: TextBlock, by: number): TextBlock => ({
  ...block,
  box: { ...block.box, y: block.box.y + by, height: heightOf(block) },
  lines: block.lines.map((line) => ({ ...line, baseline: line.baseline + by })),
});
