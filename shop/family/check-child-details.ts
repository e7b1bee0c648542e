import { checkPrintableName } from '#bookmaking/print-name.ts';
import { isPossibleBirthday } from './birthday.ts';
import { birthdayOf, type NewChild } from './child.ts';

/** A date that the calendar does not have, or that lies ahead, or of which a part is missing. */
export class BirthdayImpossible extends Error {
  override name = 'BirthdayImpossible';
}

/**
 * What must hold of every child before it is stored, whoever sends it.
 * @throws BirthdayImpossible, CannotPrint if a book could never carry the name
 */
export function checkChildDetails(
  details: Pick<NewChild, 'name' | 'birthYear' | 'birthMonth' | 'birthDay'>,
  today: Date,
): void {
  checkPrintableName(details.name);
  const parts = [details.birthYear, details.birthMonth, details.birthDay];
  if (parts.every((part) => (part ?? null) === null)) return;
  const birthday = birthdayOf(details);
  if (!birthday || !isPossibleBirthday(birthday, today)) throw new BirthdayImpossible();
}
