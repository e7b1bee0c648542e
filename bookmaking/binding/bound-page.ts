import type { ComposedPage } from '#bookmaking/compose-page.ts';
import type { StoryPage } from '#bookmaking/title.ts';

/** What a page is of its book. */
export type Part =
  | 'cover'
  | 'ex libris'
  | 'endpaper'
  | 'title page'
  | 'dedication'
  | 'words'
  | 'picture'
  | 'last look'
  | 'look again'
  | 'hero'
  | 'your own page'
  | 'imprint'
  | 'back cover';

/** A page of the bound book. */
export interface BoundPage extends DrawnPage {
  /** The same in every book: where it is bound (`openings.ts`). */
  readonly name: string;
}

export interface DrawnPage extends ComposedPage {
  readonly part: Part;
  /** The page of the story that its words or its picture belong to. */
  readonly beat?: StoryPage;
  /** What is drawn on it, for who does not see it; a story's pictures are told by its brief. */
  readonly shows?: string;
  /** What it has in common with other pages, so that print draws that once. */
  readonly ground?: Ground;
}

/** A drawing that several pages show: both halves of a picture over the fold, or the paper of a title. */
export interface Ground {
  /** `width` mm wide, and as high as a sheet. */
  readonly svg: string;
  readonly width: number;
  /** Where the page begins on it, in mm. */
  readonly left: number;
  /** What the page draws over it. */
  readonly over?: string;
}
