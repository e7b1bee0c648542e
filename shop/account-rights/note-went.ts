import { eq } from 'drizzle-orm';
import { erasures } from '#database/tables/erasures.ts';
import type { Transaction } from '#database/transaction.ts';
import { erasedThings, type WhatWent } from '#vocabulary/erasing.ts';

/** A receipt, held until the transaction ends: whoever else would add to it waits. */
export const holdErasure = async (tx: Transaction, id: string) =>
  (await tx.select().from(erasures).where(eq(erasures.id, id)).for('update'))[0];

/** Adds what went to a receipt. */
export async function noteWent(
  tx: Transaction,
  id: string,
  added: Partial<WhatWent>,
): Promise<void> {
  const erasure = await holdErasure(tx, id);
  if (!erasure) return;
  const went = { ...erasure.went };
  for (const thing of erasedThings) went[thing] += added[thing] ?? 0;
  await tx.update(erasures).set({ went }).where(eq(erasures.id, id));
}
