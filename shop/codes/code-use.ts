import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { codes, codeUses } from '#database/tables/codes.ts';
import { transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import type { CodeUseState } from '#vocabulary/codes.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import type { Code } from './code.ts';
import { codeRefused } from './refuse-code.ts';

/**
 * Reserves one use of a code for a payment, in the transaction that writes its pending orders. The one row of the code decides
 * who has its last use; the index on the uses, that a family has it once.
 * @throws CODE_REFUSED: over, held
 */
export async function reserveCode(
  tx: Transaction,
  { id, oncePerFamily }: Code,
  payment: { id: string; userId: string },
): Promise<void> {
  const taken = await tx
    .update(codes)
    .set({ uses: sql`${codes.uses} + 1` })
    .where(
      and(
        eq(codes.id, id),
        isNull(codes.endedAt),
        or(isNull(codes.mostUses), lt(codes.uses, codes.mostUses)),
      ),
    )
    .returning({ id: codes.id });
  if (taken.length === 0) throw codeRefused('over');
  const reserved = await tx
    .insert(codeUses)
    .values({ transactionId: payment.id, userId: payment.userId, codeId: id, oncePerFamily })
    .onConflictDoNothing()
    .returning({ codeId: codeUses.codeId });
  if (reserved.length === 0) throw codeRefused('held');
}

const after: Record<Exclude<PaymentStatus, 'pending'>, [CodeUseState, CodeUseState][]> = {
  // Money that comes late is taken as it was meant, even if the use has gone to somebody else.
  completed: [
    ['reserved', 'kept'],
    ['released', 'late'],
  ],
  failed: [['reserved', 'released']],
  expired: [['reserved', 'released']],
};

/** Keeps or releases the use that a payment has reserved, in the transaction that ends the payment; most have none. */
export async function settleCodeUse(
  tx: Transaction,
  transactionId: string,
  outcome: PaymentStatus,
): Promise<void> {
  if (outcome === 'pending') return;
  for (const [from, to] of after[outcome]) {
    const [moved] = await tx
      .update(codeUses)
      .set({ state: to })
      .where(and(eq(codeUses.transactionId, transactionId), eq(codeUses.state, from)))
      .returning();
    if (!moved) continue;
    if (to === 'released') await giveUseBack(tx, moved.codeId);
    return;
  }
}

/**
 * Settles the uses of payments that have ended and left them reserved, as the version before codes does while both run. At most
 * `most` at once.
 */
export async function settleForgottenUses(tx: Transaction, most: number): Promise<void> {
  const forgotten = await tx
    .select({ id: transactions.id, status: transactions.status })
    .from(codeUses)
    .innerJoin(transactions, eq(transactions.id, codeUses.transactionId))
    .where(and(eq(codeUses.state, 'reserved'), ne(transactions.status, 'pending')))
    .limit(most);
  for (const { id, status } of forgotten) await settleCodeUse(tx, id, status);
}

const giveUseBack = (tx: Transaction, id: string) =>
  tx
    .update(codes)
    .set({ uses: sql`${codes.uses} - 1` })
    .where(eq(codes.id, id));
