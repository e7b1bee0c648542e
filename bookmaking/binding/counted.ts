import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { Lettering } from '#bookmaking/lettering/lettering.ts';
import { heightOf, lowered } from '#bookmaking/text/in-flow.ts';
import { inLettersOf } from '#bookmaking/text/story-words.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import { INKS } from '#bookmaking/text/type-sizes.ts';
import type { Run } from '#bookmaking/words/render.ts';
import { plain, setOnPaper } from './paper.ts';

/** In pt. */
const SIZES = { largest: 24, smallest: 14 } as const;
/** How far what is said stands from the edge that its numeral hangs at, and air between two, in mm. */
const HANG = 18;
const AIR = 10;

/** Things said one under the other, all in one size, each with a numeral in the title's letters. */
export function counted(
  said: readonly (readonly Run[])[],
  box: Box,
  lettering: Lettering,
): TextBlock[] {
  for (let size: number = SIZES.largest; ; size -= 0.5) {
    const blocks = said.map((runs) =>
      setOnPaper(runs, {
        box: { ...box, x: box.x + HANG, width: box.width - HANG },
        align: 'left',
        anchor: 'top',
        largest: size,
        smallest: SIZES.smallest,
      }),
    );
    const height = blocks.reduce((sum, block) => sum + heightOf(block) + AIR, -AIR);
    if (height > box.height && size > SIZES.smallest) continue;
    let below = 0;
    return blocks.flatMap((block, i) => {
      const placed = lowered(block, below);
      below += heightOf(block) + AIR;
      return [numeral(i + 1, placed, box.x, lettering), placed];
    });
  }
}

/** On the first line of what it counts. */
function numeral(count: number, said: TextBlock, x: number, lettering: Lettering): TextBlock {
  const text = plain(`${count}`);
  const block = setOnPaper(text, {
    box: { ...said.box, x, width: HANG, height: 2 * HANG },
    ...inLettersOf(lettering, text),
    align: 'left',
    anchor: 'top',
    largest: said.size * 1.4,
    smallest: said.size,
    color: INKS.dark.nameColor,
  });
  const baseline = said.lines[0]?.baseline ?? said.box.y;
  return { ...block, lines: block.lines.map((line) => ({ ...line, baseline })) };
}
