import { lettersOf } from './letters-of.ts';
import type { TextBlock } from './text-block.ts';

/** The words of a page's blocks in reading order, in one line. */
export const wordsOf = (blocks: readonly TextBlock[]): string =>
  blocks.flatMap((block) => block.lines.map((line) => lettersOf(line.runs))).join(' ');
