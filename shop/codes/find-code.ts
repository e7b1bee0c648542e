import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { asCode } from '#vocabulary/codes.ts';
import type { Code } from './code.ts';
import { codeNamed, usesOf } from './queries.ts';
import { codeRefused } from './refuse-code.ts';

/**
 * The code that somebody has typed, if it takes something off these books today.
 * @throws CODE_REFUSED: unknown, not_yet, over, other_books
 */
export async function findCode(
  db: Reads,
  typed: string,
  books: number[],
  now: Date,
): Promise<Code> {
  const code = await codeNamed(db, asCode(typed));
  if (!code) throw codeRefused('unknown');
  if (code.validFrom > now) throw codeRefused('not_yet');
  if (code.endedAt || (code.validUntil && code.validUntil <= now)) throw codeRefused('over');
  const { bookIds } = code;
  if (bookIds && !books.some((id) => bookIds.includes(id))) throw codeRefused('other_books');
  return code;
}

/**
 * Asks whether a family may still use a code, before anything is begun. Of two at once the reservation decides (`code-use.ts`).
 * What the family itself has reserved for an open payment stands in nobody's way: it may be for the same books.
 * @throws CODE_REFUSED: used, over
 */
export async function assertUnused(db: Reads, caller: Caller, code: Code): Promise<void> {
  const own = await usesOf(db, code.id, caller.userId);
  if (code.oncePerFamily && own.some(({ state }) => state === 'kept')) throw codeRefused('used');
  const reserved = own.filter(({ state }) => state === 'reserved').length;
  if (code.mostUses !== null && code.uses - reserved >= code.mostUses) throw codeRefused('over');
}
