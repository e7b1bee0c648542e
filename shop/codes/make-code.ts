import { codeBooks, codes } from '#database/tables/codes.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { Refused } from '#shop/refused.ts';
import type { Code } from './code.ts';

export type NewCode = Pick<
  Code,
  | 'code'
  | 'percent'
  | 'amount'
  | 'bookIds'
  | 'validFrom'
  | 'validUntil'
  | 'oncePerFamily'
  | 'mostUses'
>;

/**
 * Makes a discount code.
 * @throws CODE_TAKEN
 */
export async function makeCode(tx: Transaction, by: Caller, wanted: NewCode): Promise<Code> {
  const { bookIds, ...terms } = wanted;
  const [made] = await tx.insert(codes).values(terms).onConflictDoNothing().returning();
  if (!made) throw new Refused('CODE_TAKEN');
  if (bookIds) {
    await tx.insert(codeBooks).values(bookIds.map((bookId) => ({ codeId: made.id, bookId })));
  }
  await noteAct(tx, by, 'code_made', { subject: made.id });
  return { ...made, bookIds };
}
