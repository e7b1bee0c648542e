import { Refused } from '#shop/refused.ts';
import { isPossibleBirthday } from './birthday.ts';
import { birthdayOf, type NewChild } from './child.ts';
import { whyNotPrintable } from './why-not-printable.ts';

/**
 * What must hold of every child before it is stored, whoever sends it.
 * @throws NAME_CANNOT_BE_PRINTED, BIRTHDAY_IMPOSSIBLE
 */
export function checkChildDetails(
  child: Pick<NewChild, 'name' | 'birthYear' | 'birthMonth' | 'birthDay'>,
  today: Date,
): void {
  const details = whyNotPrintable(child.name);
  if (details) throw new Refused('NAME_CANNOT_BE_PRINTED', { data: { details } });
  const parts = [child.birthYear, child.birthMonth, child.birthDay];
  if (parts.every((part) => (part ?? null) === null)) return;
  const birthday = birthdayOf(child);
  if (!birthday || !isPossibleBirthday(birthday, today)) {
    throw new Refused('BIRTHDAY_IMPOSSIBLE');
  }
}
