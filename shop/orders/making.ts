import { eq, sql } from 'drizzle-orm';
import { makingEvents, makings } from '#database/tables/makings.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Maker, MakingStage } from '#vocabulary/making.ts';
import { mayMove } from './making-stage.ts';

/** What becomes of a paid book. */
export type Stages = typeof makings.$inferSelect;
/** A line of its history. */
export type MakingEvent = typeof makingEvents.$inferSelect;

/** What has happened, who did it, and when, if it is not now. The note never names anybody. */
export type Happened = { by: Maker; at?: Date; note?: string };

/**
 * Begins the checking of a book that is paid for in this transaction.
 * @param checkingMs how long the family may look through it
 */
export async function startChecking(
  tx: Transaction,
  orderId: string,
  checkingMs: number,
): Promise<void> {
  const [begun] = await tx
    .insert(makings)
    .values({
      orderId,
      // In whole milliseconds, as everybody is told it.
      checkingSince: sql`date_trunc('milliseconds', now())`,
      checkingUntil: sql`date_trunc('milliseconds', now()) + ${checkingMs} * interval '1 millisecond'`,
    })
    .onConflictDoNothing()
    .returning();
  if (begun) await note(tx, orderId, 'checking', { by: 'shop', at: begun.checkingSince });
}

/**
 * The making of an order, held until the transaction ends: whoever else approves, corrects or cancels it waits, and then
 * sees what has become of it. Undefined for an order that is unpaid or from before there was checking.
 */
export async function holdMaking(tx: Transaction, orderId: string): Promise<Stages | undefined> {
  const [held] = await tx.select().from(makings).where(eq(makings.orderId, orderId)).for('update');
  return held;
}

/**
 * Moves a book on, if the table of moves allows it.
 * @param held by this transaction (`holdMaking`)
 * @returns whether it moved
 */
export async function moveMaking(
  tx: Transaction,
  held: Stages,
  stage: MakingStage,
  happened: Happened,
): Promise<boolean> {
  if (!mayMove(held.stage, stage)) return false;
  await tx.update(makings).set({ stage }).where(eq(makings.orderId, held.orderId));
  await note(tx, held.orderId, stage, happened);
  return true;
}

/** Adds a line to the history of a making that this transaction holds, or has begun. */
export async function note(
  tx: Transaction,
  orderId: string,
  stage: MakingStage,
  happened: Happened,
): Promise<void> {
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from ${makingEvents}
    where order_id = ${orderId})`;
  await tx.insert(makingEvents).values({ orderId, number, stage, ...happened });
}
