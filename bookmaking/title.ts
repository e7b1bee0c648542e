import type { Telling } from '#vocabulary/reading-levels.ts';
import type { Hex } from './drawing/color.ts';
import type { Box } from './drawing/geometry.ts';
import type { Light } from './drawing/light.ts';
import type { ChildHand } from './hero/child-hand.ts';
import type { Hero } from './hero/hero.ts';
import type { Ground } from './hero/kept-apart.ts';
import type { Lettering } from './lettering/lettering.ts';
import type { Medium } from './surface/medium.ts';
import type { TextBlock } from './text/text-block.ts';
import type { DrawnThing } from './words/interests.ts';
import type { NameInLetters } from './words/letters.ts';
import type { Tellings, TitleWords, Twelve } from './words/title-words.ts';

/** A page of a book: the cover, the 'This book belongs to' page, or a story page from 1 to 12. */
export type PageName = 'cover' | 'belongs' | StoryPage;
export type StoryPage = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

const STORY_PAGES: readonly StoryPage[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Every page of a book, as it is bound; endpapers follow. */
export const PAGE_NAMES: readonly PageName[] = ['cover', 'belongs', ...STORY_PAGES];

/** Who and what a page's picture has to show. */
export interface Cast {
  readonly hero: Hero;
  readonly things: readonly [DrawnThing, DrawnThing];
  /** Of a page; a cover letters the name itself. */
  readonly name?: NameInLetters;
  /** For the frame on the 'This book belongs to' page (`drawing/photo-frame.ts`); null if there is none. */
  readonly photo: string | null;
  /** Of a page, how it is told: who tells little leaves more of the sheet to the picture. */
  readonly telling?: Telling;
  /** Its words stand on the page beside it: nothing has to keep quiet, and the picture may come over the fold. */
  readonly beside?: boolean;
}

/** Where a page keeps quiet for its words. All lengths in mm on the sheet, bleed included. */
export interface Quiet {
  readonly box: Box;
  /** The ink that reads on what lies under the box. */
  readonly ink: 'dark' | 'light';
  readonly align?: 'left' | 'center';
  readonly anchor?: 'top' | 'middle' | 'bottom';
  /** Largest size of the level's type, if the page wants less than usual, in pt. */
  readonly largest?: Partial<Record<Telling, number>>;
  /** Where the last paragraph is called out instead, if there are more than one: a refrain, or how a page ends. */
  readonly last?: CalledOut;
  /** Where a lap book's one line is called out, if not in the box. */
  readonly lap?: CalledOut;
}

/** A place of its own for words in the title's own face: as large as they go. */
export interface CalledOut {
  readonly box: Box;
  readonly ink: 'dark' | 'light';
  readonly align?: 'left' | 'center';
  /** In pt. */
  readonly largest: number;
  /** It is how the page ends that is called out here, even after a refrain: that stays with what is told before it. */
  readonly ends?: boolean;
}

export interface Picture {
  readonly art: string;
  readonly quiet: Quiet;
  /** Faces, the child's photo among them, which words must never cover. */
  readonly faces: readonly Box[];
  /** Of the name, what is set as text in the picture: in a script whose letters are not drawn. Lies on the art. */
  readonly signs?: readonly TextBlock[];
  /** Of a cover, what stands before its letters and not under them: plain paths, without gradients or clips. */
  readonly over?: string;
  /**
   * Of a picture composed for words beside it, or of the first, what of it comes over the fold on to the paper there: in mm of
   * the picture, at its left. It draws under the words, which keep clear of it, but for what
   * it draws as ground: that must be as quiet as the paper, and no nearer to their ink.
   */
  readonly overFold?: () => string;
  /** Of the first, where in what comes over the fold a dedication is written, in mm of the picture: what the child loves is a thing of that scene then. */
  readonly dedicated?: Box;
}

export type Painting = (cast: Cast) => Picture;

/** What the live cover needs, and no more: the browser loads it without pages and words. */
export interface Cover {
  readonly slug: string;
  /** As printed, with {name} for the hero's name; the words of the title say the same. */
  readonly title: string;
  /** How that is lettered. */
  readonly lettering: Lettering;
  /** What all pictures of the title are painted with: its art direction. */
  readonly medium: Medium;
  readonly paint: Painting;
  /** What children stand before on the darkest or plainest pages of the whole book: clothes keep away from it. */
  readonly grounds: readonly Ground[];
  /** How its children are drawn. */
  readonly children: ChildHand<Hero>;
}

/** What surrounds the story in a title's bound book (`binding/`). */
export interface Inside {
  /** The paper of pages without a picture. */
  readonly paper: Hex;
  /** What a small thing stands before on a page that has a color: bare paper, if not said. */
  readonly seal?: Hex;
  /** One thing of the story, about 100 wide around (0, 0): the ornament of the title page, and the last look. */
  readonly keepsake: (light: Light) => string;
  /** What that is, for who does not see it. */
  readonly keepsakeIs: string;
  /** Notation: what is in the pictures and not in the words. Somebody has looked. */
  readonly lookAgain: readonly [string, string, string, string];
  /** Pages that are shown whole beside their words: cut closer, a sound, a hat or a second face would lie on the trim. */
  readonly uncut: readonly StoryPage[];
  /**
   * What color the paper of words takes on beside its picture: pale, or so dark that light words stand on it. Bare paper, if not
   * said.
   */
  readonly beside?: Partial<Record<StoryPage, Hex>>;
  /** What faces a picture that has no words, where it is not painted over the fold: the color of its edge. */
  readonly hush: Hex;
}

/** One picture book: words by an author, pictures painted for whoever is its hero. */
export interface Title {
  readonly slug: string;
  readonly words: TitleWords;
  /** For a title that is told letter by letter; `words.pages` tells it for a sample name then. */
  readonly byLetters?: (name: NameInLetters) => Twelve<Tellings>;
  readonly cover: Cover;
  readonly belongs: Painting;
  readonly pages: Twelve<Painting>;
  /** Pages that are painted twice as wide too, 426 x 216 mm (`SPREAD`), for a printed opening: one half of it is the page. */
  readonly spreads?: Partial<Record<StoryPage, Painting>>;
  /** What the leaves without story are papered with. */
  readonly endpaper: () => string;
  /** What its bound book has besides; without it, paper and ornaments are those of any book. */
  readonly inside?: Inside;
  /** The four inside pages of the preview: positions 2 to 5; never the ending. */
  readonly previewPages: readonly [StoryPage, StoryPage, StoryPage, StoryPage];
}
