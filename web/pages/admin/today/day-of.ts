const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** A day of the calendar, ISO 8601 -> 'Sunday, November 22, 2026'. */
export const dayOf = (day: string): string => long.format(new Date(day));

/** ISO 8601 -> 'Sun'. */
export const weekdayOf = (day: string): string => short.format(new Date(day));
