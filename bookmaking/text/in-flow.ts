import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { Run } from '#bookmaking/words/render.ts';
import {
  ASCENT,
  DESCENT,
  fitText,
  LEADING,
  MM_PER_PT,
  type TextBlock,
  type TextWish,
} from './text-block.ts';

/** Air between what is told and what is called out under it, in lines of the latter: at least, and where there is room. */
const AIR = { least: 0.6, most: 1.1 } as const;
/** How much larger what is called out is than what is told: at least so much, and if there is room, at most. */
const LOUDER = { least: 1.05, most: 2.2 } as const;
/** On two lines it needs less. */
const ON_TWO_LINES = 1;

/**
 * Two blocks in one column: told, air, called out. Whoever tells much calls out less loudly, and nothing sits on anything.
 * @param told over the place of `called`, and both wish for no more than their places together
 * @throws RangeError if they do not fit, even at the smallest size
 */
export function inFlow(
  toldRuns: readonly Run[],
  told: TextWish,
  calledRuns: readonly Run[],
  called: TextWish,
): [TextBlock, TextBlock] {
  const top = told.box.y;
  const bottom = called.box.y + called.box.height;
  const place = (box: Box): Box => ({ ...box, y: top, height: bottom - top });
  for (let size = told.largest; size >= told.smallest; size -= 0.5) {
    const first = atMost(toldRuns, { ...told, box: place(told.box), anchor: 'top' }, size, size);
    if (!first) continue;
    const room = bottom - top - heightOf(first);
    const last = loudest(
      calledRuns,
      { ...called, box: place(called.box), anchor: 'top' },
      room,
      size,
    );
    if (!last) continue;
    const spare = room - heightOf(last) - AIR.least * lineOf(last);
    const more = Math.min(spare * 0.3, (AIR.most - AIR.least) * lineOf(last));
    const over = { top: 0, middle: (spare - more) / 2, bottom: spare - more }[told.anchor];
    const lastTop = over + heightOf(first) + AIR.least * lineOf(last) + more;
    return [lowered(first, over), lowered(last, lastTop)];
  }
  throw new RangeError(`told and called out do not fit, even at ${told.smallest} pt`);
}

/** As large as the room under `size` points of story lets it be: on one line if it can, else on two. */
function loudest(
  runs: readonly Run[],
  wish: TextWish,
  room: number,
  size: number,
): TextBlock | undefined {
  for (const [lines, least] of [
    [1, LOUDER.least],
    [2, ON_TWO_LINES],
  ] as const) {
    const smallest = Math.max(wish.smallest, Math.ceil(size * least * 2) / 2);
    for (
      let loud = halves(Math.min(wish.largest, size * LOUDER.most));
      loud >= smallest;
      loud -= 0.5
    ) {
      const height = (lines - 1) * LEADING + ASCENT + DESCENT;
      if ((height + AIR.least * LEADING) * loud * MM_PER_PT > room) continue;
      const block = atMost(runs, wish, loud, loud);
      if (block && block.lines.length <= lines) return block;
    }
  }
  return undefined;
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
const heightOf = ({ box, lines, size }: TextBlock): number =>
  (lines.at(-1)?.baseline ?? box.y) - box.y + DESCENT * size * MM_PER_PT;

/** Its box no taller than its lines, and lower. */
const lowered = (block: TextBlock, by: number): TextBlock => ({
  ...block,
  box: { ...block.box, y: block.box.y + by, height: heightOf(block) },
  lines: block.lines.map((line) => ({ ...line, baseline: line.baseline + by })),
});
