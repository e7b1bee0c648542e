import type { Book } from '#contract/books.ts';

/** A book of a theme and what it is there for. */
export type WonderBook = { readonly kind: 'Read-aloud' | 'Learn-to-read'; readonly book: Book };

type Wishes = { readonly readAloud: readonly string[]; readonly learnToRead: readonly string[] };

/**
 * The two Wonder Books of a theme (specification, section 2: Theme page): of each list of slugs the
 * first that stands on the shelf, never the same one twice. What is not on the shelf is not shown.
 */
export function chooseWonderBooks(wishes: Wishes, shelf: readonly Book[]): WonderBook[] {
  const first = (slugs: readonly string[], taken?: Book) =>
    slugs
      .map((slug) => shelf.find((book) => book.slug === slug))
      .find((book) => book !== undefined && book !== taken);
  const aloud = first(wishes.readAloud);
  const self = first(wishes.learnToRead, aloud);
  return [
    ...(aloud ? [{ kind: 'Read-aloud', book: aloud } as const] : []),
    ...(self ? [{ kind: 'Learn-to-read', book: self } as const] : []),
  ];
}
