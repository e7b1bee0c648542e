/**
 * The day that it is in a time zone, written as the midnight with which that day of the calendar begins in UTC: what is
 * reckoned in days (birthdays, ages, lists of years) then has one calendar, wherever somebody lives.
 */
export function dayIn(timeZone: string, moment: Date): Date {
  const parts = calendarOf(timeZone).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day')));
}

/** Whether there is such a time zone, as far as this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return calendarOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** Making one takes 70 µs, which is asked for with every call of a family. There are some 600 names, in any case. */
const calendars = new Map<string, Intl.DateTimeFormat>();
const MOST_CALENDARS = 600;

/** Throws for a time zone that there is not. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  if (calendars.size >= MOST_CALENDARS) calendars.clear();
  calendars.set(timeZone, made);
  return made;
}

/** A moment as a letter says it, where nobody knows what time it is for the reader: 'Nov 23, 2026, 4:21 PM UTC'. */
export const momentInWords = (moment: Date, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);

/** Two days of the calendar, ISO 8601, as one says them: 'Dec 2 to 9', or one of them where they are the same. */
export function datesInWords({ from, until }: { from: string; until: string }): string {
  const [first, last] = [dayInWords(from), dayInWords(until)];
  if (first === last) return first;
  const [month] = first.split(' ');
  return `${first} to ${last.startsWith(`${month} `) ? last.split(' ')[1] : last}`;
}

/** Intl's own range has a thin space in it on some machines and none on others, and a page would jump. */
const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
