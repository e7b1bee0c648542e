import type { Telling } from '#vocabulary/reading-levels.ts';

/**
 * Words in the whole book (specification, section 1), on its fullest page and in its longest
 * sentence. A page with more than this leaves the picture less than two thirds.
 */
export const budgets: Record<
  Telling,
  { least: number; most: number; page: number; sentence: number }
> = {
  seedling: { least: 12, most: 36, page: 3, sentence: 3 },
  sprout: { least: 100, most: 150, page: 26, sentence: 9 },
  sapling: { least: 200, most: 300, page: 42, sentence: 16 },
  explorer: { least: 400, most: 800, page: 90, sentence: 30 },
};
