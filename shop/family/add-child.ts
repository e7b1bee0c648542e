import { children } from '../../database/tables/family.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Caller } from '../accounts/caller.ts';
import { checkChildDetails } from './check-child-details.ts';
import type { Child } from './child.ts';
import { interestsAsStored } from './interests.ts';

/** What a form says of a new child. */
export type NewChild = Pick<
  Child,
  | 'name'
  | 'birthYear'
  | 'birthMonth'
  | 'birthDay'
  | 'readingLevel'
  | 'gender'
  | 'interests'
  | 'description'
>;

/**
 * Adds a child to the caller's family.
 * @throws BirthdayImpossible, CannotPrint
 */
export async function addChild(
  tx: Transaction,
  caller: Caller,
  details: NewChild,
  today: Date,
): Promise<Child> {
  checkChildDetails(details, today);
  const [child] = await tx
    .insert(children)
    .values({
      ...details,
      interests: interestsAsStored(details.interests),
      parentId: caller.userId,
    })
    .returning();
  return child!;
}
