import { EARLIEST_BIRTH_YEAR } from '#vocabulary/family.ts';

/** A child's birthday as it is stored: whole, or empty (specification, section 5). */
export type Birthday = { year: number; month: number; day: number };

/** Whether the calendar has this date and it is not after `today` (readings: refused, never shifted). */
export function isPossibleBirthday({ year, month, day }: Birthday, today: Date): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= EARLIEST_BIRTH_YEAR && date.getTime() <= today.getTime();
}

/** Completed months of life on `today`. */
export function ageInMonths({ year, month, day }: Birthday, today: Date): number {
  const months = (today.getUTCFullYear() - year) * 12 + (today.getUTCMonth() + 1 - month);
  return today.getUTCDate() >= day ? months : months - 1;
}

/** Completed years of life on `today`. */
export function ageInYears(birthday: Birthday, today: Date): number {
  return Math.floor(ageInMonths(birthday, today) / 12);
}
