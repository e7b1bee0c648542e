import { type AgeBand, ageBands } from '#vocabulary/age-bands.ts';

/** In which order the books stand; the shop's own order where nothing is said. */
export const orders = {
  shelf: 'As on our shelf',
  newest: 'Newest first',
  price: 'Lowest price first',
  rating: 'Best loved first',
  title: 'Title, A to Z',
} as const;
export type Order = keyof typeof orders;

/** What somebody looks for on the shelf. It stands in the address, so it can be sent to a grandmother. */
export type BookQuery = { words: string; age?: AgeBand; tag?: string; order: Order };

/** Longer than anybody searches, and short enough to be said back to him. */
export const MOST_LETTERS = 80;

/** The query in an address. What the address asks for in vain counts as not asked for. */
export function readBookQuery(search: URLSearchParams): BookQuery {
  const age = search.get('age') ?? '';
  const order = search.get('sort') ?? '';
  return {
    words: said(search.get('q')),
    age: Object.hasOwn(ageBands, age) ? (age as AgeBand) : undefined,
    tag: said(search.get('tag')) || undefined,
    order: Object.hasOwn(orders, order) ? (order as Order) : 'shelf',
  };
}

const said = (text: string | null): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS);

/** The address of a query: what is not asked for is not in it. */
export function bookQueryPath({ words, age, tag, order }: BookQuery): string {
  const query = new URLSearchParams();
  if (words) query.set('q', words);
  if (age) query.set('age', age);
  if (tag) query.set('tag', tag);
  if (order !== 'shelf') query.set('sort', order);
  return query.size > 0 ? `/books?${query}` : '/books';
}

/** Whether some books may be left out. */
export const isChoosy = ({ words, age, tag }: BookQuery): boolean => Boolean(words || age || tag);
