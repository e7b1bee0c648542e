import { type AgeBand, ageBands } from '../../../content/age-bands.ts';

/** The words for an age band in a sentence: 'Stories for 3-4 years'. */
const SPOKEN: Record<AgeBand, string> = {
  '0-12m': 'the first 12 months',
  '1-2': '1 to 2 years',
  '2-3': '2 to 3 years',
  '3-4': '3 to 4 years',
  '4-6': '4 to 6 years',
};

/** The age band in an address, or undefined for none and for anything that is no band. */
export function ageIn(search: URLSearchParams): AgeBand | undefined {
  const asked = search.get('age');
  return asked !== null && Object.hasOwn(ageBands, asked) ? (asked as AgeBand) : undefined;
}

/** '3 books for 3 to 4 years', or that there is none. */
export function sayHowMany(count: number, age: AgeBand): string {
  if (count === 0) return `No book for ${SPOKEN[age]} yet.`;
  return `${count} ${count === 1 ? 'book' : 'books'} for ${SPOKEN[age]}.`;
}
