import type { Twelve } from './title-words.ts';

/** What one picture has to show. It holds the half of the story that the words leave out. */
export type PageBrief = {
  /** The page's job in the story: wish, try, hope, trouble, turn, act, hush, end. */
  beat: string;
  /** Why the reader turns the page. */
  hook: string;
  setting: string;
  shot: 'wide' | 'mid' | 'close';
  /** Only where the shot alone does not say it: a band, a reflection, a view from behind. */
  framing?: string;
  action: string;
  mood: string;
  light: string;
  /** The child's own objects that this picture shows. */
  objects: readonly ('thing1' | 'thing2')[];
};

/** The illustrator's sheet for one title. */
export type TitleBrief = {
  /** What holds on every page: where the hero is, what is hidden, which color is saved. */
  always: readonly string[];
  cover: string;
  pages: Twelve<PageBrief>;
};
