import type { AgeBand } from '#vocabulary/age-bands.ts';
import type { BookQuery } from './book-query.ts';

/** The words for an age band in a sentence: 'Stories for 3-4 years'. */
const SPOKEN: Record<AgeBand, string> = {
  '0-12m': 'the first 12 months',
  '1-2': '1 to 2 years',
  '2-3': '2 to 3 years',
  '3-4': '3 to 4 years',
  '4-6': '4 to 6 years',
};

/** '3 books tagged Bedtime, for 3 to 4 years', or that there is none. */
export function sayHowMany(count: number, { words, age, tag }: Omit<BookQuery, 'order'>): string {
  const about = [
    words && `matching "${words}"`,
    tag && `tagged ${tag}`,
    age && `for ${SPOKEN[age]}`,
  ];
  const query = about.filter(Boolean).join(', ');
  if (count === 0) return `No book ${query} yet.`;
  return `${count} ${count === 1 ? 'book' : 'books'} ${query}.`;
}
