import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Quiet } from '#bookmaking/title.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';
import type { TextWish } from './text-block.ts';

/** In pt. A lap book calls out from afar; a reader of seven reads a page of paragraphs. */
const SIZES: Record<Telling, { largest: number; smallest: number }> = {
  seedling: { largest: 54, smallest: 20 },
  sprout: { largest: 28, smallest: 16 },
  sapling: { largest: 22, smallest: 13 },
  explorer: { largest: 15, smallest: 11 },
};

/** The red ink that belongs to the child's name, in the book as in the shop; on dark, its lamp-lit sister. */
export const INKS: Record<Quiet['ink'], { color: Hex; nameColor: Hex }> = {
  dark: { color: '#22323a', nameColor: '#ab2f14' },
  light: { color: '#fff8e6', nameColor: '#ffc98a' },
};

/** How a story page or the 'belongs to' page is set at a reading level. */
export function storyWish(quiet: Quiet, level: Telling, page: 'belongs' | number): TextWish {
  const sizes = page === 'belongs' ? { largest: 22, smallest: 14 } : SIZES[level];
  return {
    box: quiet.box,
    style: 'text',
    align: quiet.align ?? 'left',
    anchor: quiet.anchor ?? 'top',
    largest: quiet.largest?.[level] ?? sizes.largest,
    smallest: sizes.smallest,
    ...INKS[quiet.ink],
  };
}
