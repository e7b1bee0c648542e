import { and, eq, isNull } from 'drizzle-orm';
import { codes } from '#database/tables/codes.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import type { Code } from './code.ts';
import { codeWithId } from './queries.ts';

/**
 * Ends a code: nobody takes anything off with it any more. A payment that is open with it may still be paid as it was meant.
 * Ended again it stays as it was.
 * @returns undefined if there is no such code
 */
export async function endCode(
  tx: Transaction,
  by: Caller,
  id: string,
  now: Date,
): Promise<Code | undefined> {
  const ended = await tx
    .update(codes)
    .set({ endedAt: now })
    .where(and(eq(codes.id, id), isNull(codes.endedAt)))
    .returning({ id: codes.id });
  if (ended.length > 0) await noteAct(tx, by, 'code_ended', { subject: id });
  return codeWithId(tx, id);
}
