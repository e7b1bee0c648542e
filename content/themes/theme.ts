/** An age or an occasion with its activities (specification, section 3: Theme). */
export interface Theme {
  /** As in its address: /theme/{id}. The scene of the same name is its picture. */
  readonly id: string;
  readonly ageRange: string;
  readonly title: string;
  readonly description: string;
  /** The color role behind the picture in its die-cut window. */
  readonly iconBg: 'sky' | 'meadow' | 'butter';
  /** What it is about, in words that somebody might search for. */
  readonly themes: readonly string[];
  readonly educator: Educator;
  /**
   * Slugs of our own titles in order of preference: the first that stands on the shelf is shown, so
   * a title that is still being painted leaves no gap.
   */
  readonly books: {
    readonly readAloud: readonly string[];
    readonly learnToRead: readonly string[];
  };
}

/**
 * Somebody out of one of our books, since nobody is invented as if real (readings: Routes and screens). To be replaced
 * by people who agreed to be quoted.
 */
export interface Educator {
  readonly name: string;
  /** The title that this character lives in; its cover is the portrait. */
  readonly slug: string;
  readonly quote: string;
}
