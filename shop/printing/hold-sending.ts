import type { Reads } from '#database/connect.ts';
import { printingHold } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';

/** All sending is held. `by` names the admin. */
export type Hold = Pick<typeof printingHold.$inferSelect, 'since' | 'by' | 'why'>;

/** Holds all sending: nothing is ordered at the partner until somebody lets it go on. A second one changes the reason. */
export async function holdSending(tx: Transaction, by: Caller, why: string): Promise<void> {
  const held = { by: by.name || by.email, why };
  await tx
    .insert(printingHold)
    .values(held)
    .onConflictDoUpdate({ target: printingHold.id, set: held });
  await noteAct(tx, by, 'sending_held', { why });
}

/** Lets it go on, if it is held; what waits is found by the next look. */
export async function letSendingGoOn(tx: Transaction, by: Caller): Promise<void> {
  const held = await tx.delete(printingHold).returning({ id: printingHold.id });
  if (held.length > 0) await noteAct(tx, by, 'sending_resumed', {});
}

export async function findHold(db: Reads): Promise<Hold | undefined> {
  return (await db.select().from(printingHold))[0];
}
