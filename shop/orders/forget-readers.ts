import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { bookMakings } from '#database/tables/after-payment.ts';
import { bookCorrections, makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { printJobLines, printJobs } from '#database/tables/printing.ts';
import { refunds } from '#database/tables/refunds.ts';
import type { Transaction } from '#database/transaction.ts';
import type { WhyNotMade } from '#vocabulary/printed-books.ts';
import { removeBookLater } from './book-making.ts';
import { removeChangesLater } from './queue-changes.ts';

/**
 * Takes out of orders whom they were for and where they went, corrections, and the books themselves. What was paid for what
 * stays; what the shop wrote to them about it goes, too. A book that was not made yet never will be.
 * @param why as the back office is told it of a book that will not be made
 * @returns how many books and corrections went
 */
export async function forgetReaders(
  tx: Transaction,
  ids: string[],
  why: WhyNotMade,
): Promise<{ books: number; corrections: number }> {
  if (ids.length === 0) return { books: 0, corrections: 0 };
  await tx
    .update(orders)
    .set({ reader: null, shipTo: null, dedication: null, from: null })
    .where(inArray(orders.id, ids));
  // Somebody's own words to the family: they are asked to name nobody, and may have done so.
  await tx.update(makings).set({ reason: null }).where(inArray(makings.orderId, ids));
  await tx.update(refunds).set({ why: null }).where(inArray(refunds.orderId, ids));
  await tx
    .update(printJobs)
    .set({ shipTo: null })
    .where(
      and(
        notInArray(printJobs.state, ['waiting', 'sending', 'accepted', 'in_production']),
        inArray(
          printJobs.id,
          tx
            .select({ id: printJobLines.jobId })
            .from(printJobLines)
            .where(inArray(printJobLines.orderId, ids)),
        ),
        // A sister's book may lie in the same parcel.
        sql`not exists (select 1 from ${printJobLines} as line
          join ${orders} as other on other.id = line.order_id
          where line.job_id = ${printJobs.id} and other.reader is not null)`,
      ),
    );
  await tx
    .update(bookMakings)
    .set({ status: 'failed', failure: why })
    .where(and(inArray(bookMakings.orderId, ids), eq(bookMakings.status, 'waiting')));
  const books = await tx
    .select({ id: bookMakings.orderId, revision: bookMakings.revision })
    .from(bookMakings)
    .where(inArray(bookMakings.orderId, ids));
  for (const { id, revision } of books) await removeBookLater(tx, id, revision);
  return { books: books.length, corrections: await forgetCorrections(tx, ids) };
}

/**
 * Removes what was corrected of books, kept or only proposed: it says what they were drawn from.
 * @returns how many
 */
export async function forgetCorrections(tx: Transaction, orderIds: string[]): Promise<number> {
  const corrections = await tx
    .delete(bookCorrections)
    .where(inArray(bookCorrections.orderId, orderIds))
    .returning({ id: bookCorrections.id });
  for (const { id } of corrections) await removeChangesLater(tx, id);
  return corrections.length;
}
