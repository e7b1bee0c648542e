import type { ComposedPage } from '#bookmaking/compose-page.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { MM_PER_PT } from '#bookmaking/text/text-block.ts';
import { COVER_MARGIN } from './print-sizes.ts';

/** How a cover's title is moved and made smaller on its board: a place p becomes scale * p + (x, y), in mm on our sheet. */
export interface Moved {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** How far a name's letters reach over and under its baseline, in em: accents and tails. */
const RISE = 0.95;
const TAIL = 0.3;

/**
 * A title is laid out for a screen, 11 mm from the trim. A board's edge is round and its cover may lie a little aside: there it
 * needs 19 mm. It is made as much smaller as it must be and stays where it was: moved down, one lay on the bus that it stood over.
 */
export function clearOfBoard({ lettering, text }: Pick<ComposedPage, 'lettering' | 'text'>): Moved {
  const [name] = text;
  const boxes = (lettering?.rows ?? []).map(({ box }) => box);
  for (const { baseline, width } of name?.lines ?? []) {
    const { box, align, size, swell = 0 } = name!;
    const em = size * MM_PER_PT;
    const left = align === 'left' ? box.x : box.x + (box.width - width) / 2;
    boxes.push({
      x: left - swell / 2,
      y: baseline - RISE * em,
      width: width + swell,
      height: (RISE + TAIL) * em,
    });
  }
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return within({ x, y, width, height });
}

function within(box: Box): Moved {
  const wide = part(box.x, box.width);
  const high = part(box.y, box.height);
  const scale = Math.min(1, wide.length / box.width, high.length / box.height);
  return {
    scale,
    x: wide.middle - scale * (box.x + box.width / 2),
    y: high.middle - scale * (box.y + box.height / 2),
  };
}

/** What of a stretch is clear of the board's edges. */
function part(from: number, length: number): { middle: number; length: number } {
  const start = Math.max(from, COVER_MARGIN);
  const end = Math.min(from + length, SHEET - COVER_MARGIN);
  return { middle: (start + end) / 2, length: end - start };
}
