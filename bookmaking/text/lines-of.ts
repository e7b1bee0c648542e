import type { Box } from '#bookmaking/drawing/geometry.ts';
import { ASCENT, DESCENT, MM_PER_PT, type TextBlock } from './text-block.ts';

/** What the lines of a block cover, in mm: less than its box, where they are short. */
export function linesOf({ box, align, size, lines }: TextBlock): Box {
  const em = size * MM_PER_PT;
  const width = Math.max(0, ...lines.map((line) => line.width));
  const top = (lines[0]?.baseline ?? box.y) - ASCENT * em;
  const foot = (lines.at(-1)?.baseline ?? box.y) + DESCENT * em;
  const x = align === 'center' ? box.x + (box.width - width) / 2 : box.x;
  return { x, y: top, width, height: foot - top };
}
