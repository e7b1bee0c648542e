import { dayIn } from './day.ts';

/** What stands in the place of a book's title while its giver wants it to be a secret. */
export const SURPRISE = 'A surprise';

/**
 * Whether a book's title and cover are kept from whoever looks over its giver's shoulder.
 *
 * @param until the day that the giver chose (ISO 8601), on which it is a secret no more; null for none
 * @param today the family's day, as `dayIn` writes it
 */
export const isSecret = (until: string | null, today: Date): boolean =>
  until !== null && today < new Date(until);

/** The day that it is where days begin last, for letters: nobody knows where their reader is, and a day early would tell. */
export const lastDayOnEarth = (now: Date): Date => dayIn('Etc/GMT+12', now);
