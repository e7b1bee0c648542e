import { Refused } from '#shop/refused.ts';
import type { PrintedName } from '#vocabulary/printed-names.ts';
import { isPossibleBirthday } from './birthday.ts';
import { birthdayOf, type NewChild } from './child.ts';
import { whyNotPrintable } from './why-not-printable.ts';

/**
 * What must hold of every child before it is stored, whoever sends it.
 * @throws NAME_CANNOT_BE_PRINTED, BIRTHDAY_IMPOSSIBLE
 */
export function checkChildDetails(
  child: Pick<
    NewChild,
    'name' | 'companionName' | 'grownUp' | 'babyName' | 'birthYear' | 'birthMonth' | 'birthDay'
  >,
  today: Date,
): void {
  assertPrintable('name', child.name);
  if (child.companionName) assertPrintable('companion_name', child.companionName);
  if (child.grownUp) assertPrintable('grown_up', child.grownUp);
  if (child.babyName) assertPrintable('baby_name', child.babyName);
  const parts = [child.birthYear, child.birthMonth, child.birthDay];
  if (parts.every((part) => (part ?? null) === null)) return;
  const birthday = birthdayOf(child);
  if (!birthday || !isPossibleBirthday(birthday, today)) {
    throw new Refused('BIRTHDAY_IMPOSSIBLE');
  }
}

/** @throws NAME_CANNOT_BE_PRINTED */
export function assertPrintable(field: PrintedName, name: string): void {
  const details = whyNotPrintable(name, field);
  if (details) throw new Refused('NAME_CANNOT_BE_PRINTED', { data: { details, field } });
}
