import { and, eq, isNull } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { letterRepeats } from '#database/tables/letter-repeats.ts';
import type { Transaction } from '#database/transaction.ts';

/** A letter that is to be sent once more: the letter's own id stands in one of the two. */
export type Repeat = typeof letterRepeats.$inferSelect;

/** Undefined if it went out. */
export async function findUnsentRepeat(db: Reads, id: string): Promise<Repeat | undefined> {
  const [unsent] = await db
    .select()
    .from(letterRepeats)
    .where(and(eq(letterRepeats.id, id), isNull(letterRepeats.sentAt)));
  return unsent;
}

/** Notes that it has gone out, or is no news any more. */
export async function noteRepeatSent(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(letterRepeats).set({ sentAt: now }).where(eq(letterRepeats.id, id));
}
