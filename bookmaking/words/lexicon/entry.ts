export type Entry = {
  thing: string;
  things: string;
  article: 'a' | 'an';
  /** How the topic is printed, where it is not the key itself. */
  topic?: string;
  /**
   * Other words for the same interest that families type, in lower case: neighbors of its kind, what a film, a toy or a
   * game of some firm is about, and common misspellings. A singular of the key is found without.
   */
  also?: readonly string[];
};

/** One kind of things. The key is the topic as it stands in a sentence, in lower case. */
export type Entries = Readonly<Record<string, Entry>>;
