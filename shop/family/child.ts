import type { children } from '#database/tables/family.ts';
import type { Birthday } from './birthday.ts';

/** A child as it is stored. */
export type Child = typeof children.$inferSelect;

/** The birthday if all three parts are there. */
export function birthdayOf(
  child: Pick<Child, 'birthYear' | 'birthMonth' | 'birthDay'>,
): Birthday | undefined {
  const { birthYear: year, birthMonth: month, birthDay: day } = child;
  return year === null || month === null || day === null ? undefined : { year, month, day };
}
