import { and, eq, isNull } from 'drizzle-orm';
import { bookMakings } from '#database/tables/after-payment.ts';
import { bookCorrections, makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { printJobLines, printJobs } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Correctable, Maker } from '#vocabulary/making.ts';
import { makeBookAnew } from './book-making.ts';
import type { BookSource } from './book-source.ts';
import { isStoppedByAddress } from './checking-over.ts';
import { moveMaking, note, type Stages } from './making.ts';
import { removeChangesLater } from './queue-changes.ts';

/** What a bought book is made of from now on, and what of it is different. */
export type Corrected = { after: BookSource; fields: Correctable[] };

/**
 * Keeps a correction in the order, whoever made it: what the book is drawn or worded from is made anew, and a book that only
 * its address had stopped goes on by itself.
 * @param making held by this transaction
 */
export async function keepCorrection(
  tx: Transaction,
  making: Stages,
  { after, fields }: Corrected,
  who: { by: Maker; at: Date },
): Promise<void> {
  const { orderId, stage, version } = making;
  await tx.update(orders).set(after).where(eq(orders.id, orderId));
  await tx
    .update(makings)
    .set({ version: version + 1 })
    .where(eq(makings.orderId, orderId));
  await note(tx, orderId, stage, { ...who, note: fields.join(', ') });
  if (fields.some((field) => field !== 'ship_to')) await makeBookAnew(tx, orderId);
  if (!isStoppedByAddress(making)) return;
  await moveMaking(tx, making, 'approved', { ...who, note: 'ship_to' });
  await tx.update(makings).set({ reason: null }).where(eq(makings.orderId, orderId));
}

/** A correction that is only proposed was proposed upon a book that is another one now. */
export async function takeProposalBack(tx: Transaction, orderId: string): Promise<void> {
  const gone = await tx
    .delete(bookCorrections)
    .where(and(eq(bookCorrections.orderId, orderId), isNull(bookCorrections.keptAt)))
    .returning({ id: bookCorrections.id });
  for (const { id } of gone) await removeChangesLater(tx, id);
}

/** An order with its book, held after the making, as everybody does who locks both. */
export async function holdBook(tx: Transaction, orderId: string) {
  const [held] = await tx
    .select({ order: orders, making: bookMakings })
    .from(orders)
    .innerJoin(bookMakings, eq(bookMakings.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .for('update');
  return held;
}

/** Whether its parcel is being ordered at the printer in this moment. */
export async function isSentNow(tx: Transaction, orderId: string): Promise<boolean> {
  const sent = await tx
    .select({ id: printJobs.id })
    .from(printJobLines)
    .innerJoin(printJobs, eq(printJobs.id, printJobLines.jobId))
    .where(
      and(
        eq(printJobLines.orderId, orderId),
        eq(printJobLines.isLive, true),
        eq(printJobs.state, 'sending'),
      ),
    );
  return sent.length > 0;
}
