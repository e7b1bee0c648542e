import type { Book } from '#contract/books.ts';
import type { BookQuery } from './book-query.ts';

/**
 * The books that fit a query, in its order. The age is the API's to choose by, so it is not looked at
 * here.
 *
 * Done here and not by the database, because the shelf is short and all of it is needed anyway, for
 * the tags that are offered.
 */
export function chooseBooks(books: readonly Book[], { words, tag, order }: BookQuery): Book[] {
  const wanted = plain(words).split(' ').filter(Boolean);
  const fitting = books.filter((book) => {
    if (tag && !book.tags.some((name) => plain(name) === plain(tag))) return false;
    const told = plain([book.title, book.author, book.description, ...book.tags].join(' '));
    return wanted.every((word) => told.includes(word));
  });
  return order === 'shelf' ? fitting : fitting.toSorted(before[order]);
}

/** 'Zoë' is found by 'zoe', and 'read-aloud' by 'read aloud'. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[-\s]+/g, ' ')
    .toLowerCase();

/** Books that are alike keep the shelf's order: sorting is stable. */
const before: Record<Exclude<BookQuery['order'], 'shelf'>, (one: Book, other: Book) => number> = {
  // A title's number never changes, so the higher one came to the shelf later.
  newest: (one, other) => Number(other.is_new) - Number(one.is_new) || other.id - one.id,
  price: (one, other) => one.price - other.price,
  // A book that nobody has rated yet has no stars, and comes after those that have.
  rating: (one, other) => other.rating - one.rating || other.reviews - one.reviews,
  title: (one, other) => withoutArticle(one).localeCompare(withoutArticle(other), 'en'),
};

/** As a librarian sorts: 'The Goose on Bus Nine' stands under G. */
const withoutArticle = ({ title }: Book): string => title.replace(/^(the|a|an) /i, '');

const MOST_OFFERED = 8;

/** The tags to choose by: those of most books first, the chosen one in any case. */
export function tagsToOffer(books: readonly Book[], chosen?: string): string[] {
  const counts = new Map<string, number>();
  for (const tag of books.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const offered = [...counts]
    .toSorted(([one, n], [other, m]) => m - n || one.localeCompare(other, 'en'))
    .slice(0, MOST_OFFERED)
    .map(([tag]) => tag);
  const isMissing = chosen && !offered.some((tag) => plain(tag) === plain(chosen));
  return isMissing ? [...offered, chosen] : offered;
}
