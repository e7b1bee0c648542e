const MOST_TAGS = 2;

/** The tags that a book's card has room for, and how many more there are (specification, section 9). */
export function firstTags(tags: readonly string[]): { shown: readonly string[]; more: number } {
  return { shown: tags.slice(0, MOST_TAGS), more: Math.max(0, tags.length - MOST_TAGS) };
}
