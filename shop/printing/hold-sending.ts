import type { Reads } from '#database/connect.ts';
import { printingHold } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';

/** All sending is held. `by` names the admin. */
export type Hold = Pick<typeof printingHold.$inferSelect, 'since' | 'by' | 'why'>;

/** Holds all sending: nothing is ordered at the partner until somebody lets it go on. A second one changes the reason. */
export async function holdSending(tx: Transaction, by: string, why: string): Promise<void> {
  await tx
    .insert(printingHold)
    .values({ by, why })
    .onConflictDoUpdate({ target: printingHold.id, set: { by, why } });
}

/** Lets it go on; what waits is found by the next look. */
export async function letSendingGoOn(tx: Transaction): Promise<void> {
  await tx.delete(printingHold);
}

export async function findHold(db: Reads): Promise<Hold | undefined> {
  return (await db.select().from(printingHold))[0];
}
