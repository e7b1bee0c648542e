import type { Telling } from '#vocabulary/reading-levels.ts';
import type { InterestName } from './lexicon.ts';

/** One page, told four times in the notation of `parse.ts`. An empty string is a wordless page. */
export type Tellings = Readonly<Record<Telling, string>>;

/** A book has twelve story pages, so the type has twelve places: no page can be forgotten. */
export type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];

/**
 * All the words of one title: what is printed in the book, and what the shop says about it.
 * What the illustrator is told lives beside it in `brief.ts`, so that a browser that draws a cover
 * does not download it.
 */
export type TitleWords = {
  /** The name of the title's folder, and its name in addresses. */
  slug: string;
  /** As listed in the shop, without a child. */
  title: string;
  /** Notation: as printed on the cover. */
  coverTitle: string;
  author: string;
  /** Where the story is at its best; whole years, the lower included, the upper not. */
  ageRange: { fromYears: number; toYears: number };
  priceCents: number;
  /** Four; a card shows the first two: one mood or use, one subject. */
  tags: readonly [string, string, string, string];
  /** One plain line for lists. */
  logline: string;
  /** Notation: the back of the book, spoken to this child's grown-up. */
  blurb: string;
  /** Plain paragraphs for the page of the book in the shop. */
  longDescription: readonly string[];
  /** Notation: the "This book belongs to" page. */
  belongs: string;
  /** Extras with a spare name each, so that nobody in the story shares the hero's name. */
  cast: Readonly<Record<string, readonly [string, string, ...string[]]>>;
  /**
   * The noun of the one other who has pronouns, *she* or *he*, whichever the hero does not have. Absent where nobody
   * may: whose baby it is, and what a stair is, is not for us to say.
   */
  friend?: string;
  /**
   * Words in the names of things that would break this story: no boot for the octopus, no cat for the stair. A child
   * who loves one of them gets the next thing on the list, or a book about it (`choose-things.ts`). A word that may
   * not be said at all ("Is it socks?", when it is) stands here as the topic has it, too.
   */
  clashes: readonly string[];
  /** Those of `clashes` that a companion may be for all that if it has a name: Bruno is not the bear with the lid. */
  welcomeByName?: readonly string[];
  /** What the story uses when the family named nothing: as good as anyone's favorite. */
  fallback: readonly [InterestName, InterestName, InterestName];
  /** Notation: the line that children join in with, and how the climax changes it, once. */
  refrain: { said: string; changed: string };
  pages: Twelve<Tellings>;
};
