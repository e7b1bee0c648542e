/**
 * The day that it is in a time zone, written as the midnight with which that day of the calendar begins in UTC: what is
 * reckoned in days (birthdays, ages, lists of years) then has one calendar, wherever somebody lives.
 */
export function dayIn(timeZone: string, moment: Date): Date {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day')));
}

/** Whether there is such a time zone, as far as this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
