/** What the birthday's three lists offer (specification, section 9). */

/** The year of `today` and the 15 before it, the latest first (readings: add form). */
export const yearsToAdd = (today: Date): number[] =>
  yearsDownTo(today.getUTCFullYear() - 15, today);

/** The last 15 years, this one among them (readings: onboarding). */
export const yearsToOnboard = (today: Date): number[] =>
  yearsDownTo(today.getUTCFullYear() - 14, today);

/**
 * The year of `today` down to 2010 (specification, section 5: edit child card), and the year that is
 * stored if it is an older one: opening a form must not blank it.
 */
export function yearsToEdit(today: Date, stored: number | null): number[] {
  const years = yearsDownTo(2010, today);
  return stored === null || years.includes(stored) ? years : [...years, stored];
}

function yearsDownTo(earliest: number, today: Date): number[] {
  const latest = today.getUTCFullYear();
  return Array.from({ length: latest - earliest + 1 }, (_, ago) => latest - ago);
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
