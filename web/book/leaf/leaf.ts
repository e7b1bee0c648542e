import type { DisplayFace } from '#bookmaking/fonts/face-names.ts';

/** A page of a book, composed on the server for a sample hero: what the browser shows at first. */
export interface Leaf {
  /** The name of its picture without words, as the build has drawn it into /leaves. */
  readonly picture: string;
  /** Position in the title's preview, from 1, the cover. */
  readonly position: number;
  /** The words in their places, as SVG. */
  readonly type: string;
  /** What words are called out in, if any are. */
  readonly face: DisplayFace | undefined;
  /** The words in reading order. */
  readonly words: string;
}
