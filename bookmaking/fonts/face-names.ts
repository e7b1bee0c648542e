/**
 * What names are lettered in on covers: four whole faces with Latin, Latin Extended, Vietnamese, Greek and Cyrillic, a
 * poster's, a round one, a storyteller's and a tall one. What measures a name has their tables, and comes once for all titles.
 */
export const DISPLAY_FACES = ['dela', 'comfortaa', 'alegreya', 'fira'] as const;
export type DisplayFace = (typeof DISPLAY_FACES)[number];

/** The faces of stories, a bold for Arabic names on covers, and a hand for what a giver writes. */
export const TABLED_FACES = [
  'andika',
  'greek',
  'arabic',
  'arabicBold',
  'chinese',
  'caveat',
] as const;
export type TabledFace = (typeof TABLED_FACES)[number];

/** The faces that books are set in, each of one font file. */
export type Face = DisplayFace | TabledFace;
