/** What the birthday's three lists offer (specification, section 9). */

/** The year of `today` and the 15 before it, the latest first (readings: add form). */
export function yearsToAdd(today: Date): number[] {
  const latest = today.getUTCFullYear();
  return Array.from({ length: 16 }, (_, ago) => latest - ago);
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 1 to 31 whatever the month: a date that does not exist is refused in words, never shifted. */
export const DAYS: readonly number[] = Array.from({ length: 31 }, (_, day) => day + 1);
