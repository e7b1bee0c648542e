/**
 * Where the print partner is asked for a quote every day, by the two letters of ISO 3166-1, and where the shop delivers until
 * it has had an answer. Not all 249: farther away a book costs more to send than it is sold for, in some of these too, which the
 * quotes then say. Brazil, Chile and Mexico are left out: their parcels need a tax number of the recipient.
 */
export const COUNTRIES_ASKED_ABOUT = [
  ...['US', 'CA', 'GB', 'IE', 'AU', 'NZ'],
  ...[
    'AT',
    'BE',
    'BG',
    'CH',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IS',
    'IT',
    'LI',
    'LT',
  ],
  ...['LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
  ...['AE', 'HK', 'IL', 'IN', 'JP', 'KR', 'SG', 'TW', 'ZA'],
] as const;

/** What has to be left of the cheapest title once it is printed and sent, in cents, where no setting says otherwise. */
export const LEAST_MARGIN = 600;

/** A number of days, at least and at most. */
export type Days = { least: number; most: number };

/** 'in 9 to 14 days', 'in 9 days'. */
export const daysInWords = ({ least, most }: Days): string =>
  least === most ? `${least} days` : `${least} to ${most} days`;

/**
 * The days of the calendar on which a parcel comes: 'December 9 to 14', 'November 28 to December 3'.
 *
 * @param from the family's day on which was paid, as `dayIn` writes it
 */
export function arrivalInWords(from: Date, { least, most }: Days): string {
  const after = (days: number) => new Date(from.getTime() + days * DAY_MS);
  const [first, last] = [after(least), after(most)];
  if (least === most) return longDay.format(first);
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth() && most - least < 31;
  return `${longDay.format(first)} to ${isOneMonth ? last.getUTCDate() : longDay.format(last)}`;
}

const DAY_MS = 86_400_000;
const longDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
});
