import { inArray, lt } from 'drizzle-orm';
import type { Orm } from '#database/connect.ts';
import { sessions, signInCodes, verifications } from '#database/tables/accounts.ts';
import { previewLinks } from '#database/tables/previews.ts';

/**
 * Clears away links that were never followed, sign-ins with Google that were never finished, and sessions and
 * links to previews that have ended. Rows that somebody else is just taking are left to him, so this neither waits nor deadlocks.
 */
export async function forgetWhatIsOver(orm: Orm, now: Date): Promise<void> {
  for (const table of [verifications, signInCodes, sessions, previewLinks]) {
    const over = orm
      .select({ id: table.id })
      .from(table)
      .where(lt(table.expiresAt, now))
      .for('update', { skipLocked: true });
    await orm.delete(table).where(inArray(table.id, over));
  }
}
