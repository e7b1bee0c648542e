import { and, asc, eq, exists, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { erasedOrders, erasures } from '#database/tables/erasures.ts';
import { makings } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { printFiles, printJobLines, printJobs } from '#database/tables/printing.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { clearAwayPhoto } from '#shop/family/clear-away-photos.ts';
import { photoAddress } from '#shop/family/photo.ts';
import { forgetReaders } from '#shop/orders/forget-readers.ts';
import { readerOf } from '#shop/orders/order.ts';
import { removePrintFilesLater } from '#shop/printing/remove-print-files.ts';
import type { WhatWent } from '#vocabulary/erasing.ts';
import { CHILD_ERASED } from '#vocabulary/printed-books.ts';
import { forgettableOrders } from './erasure.ts';
import { holdErasure, noteWent } from './note-went.ts';
import { whyItStays } from './why-it-stays.ts';

const MOST_AT_ONCE = 100;

/**
 * Goes on with the erasures whose books have arrived since. Two workers at once erase each of them once.
 * @returns how many orders have forgotten whom they were for
 */
export async function finishErasures(database: Database, now: Date): Promise<number> {
  const open = await database.orm
    .select({ id: erasures.id, userId: erasures.userId })
    .from(erasures)
    .where(
      and(
        isNull(erasures.finishedAt),
        exists(
          database.orm
            .select({ id: erasedOrders.orderId })
            .from(erasedOrders)
            .where(and(eq(erasedOrders.erasureId, erasures.id), isNull(erasedOrders.goneAt))),
        ),
      ),
    )
    .orderBy(asc(erasures.askedAt))
    .limit(MOST_AT_ONCE);
  let gone = 0;
  for (const { id, userId } of open) {
    gone += await inTransaction(database, async (tx) => {
      // An account that is just being deleted takes its receipts along, and its books are forgotten with it.
      const [account] = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('key share');
      return account ? eraseOrders(tx, id, now) : 0;
    });
  }
  return gone;
}

/**
 * Has every order of an erasure that may forget whom it was for forget it, and notes on the receipt what went. The account
 * is held by this transaction.
 * @returns how many orders
 */
export async function eraseOrders(tx: Transaction, erasureId: string, now: Date): Promise<number> {
  if (!(await holdErasure(tx, erasureId))) return 0;
  const waiting = await tx
    .select({ id: erasedOrders.orderId })
    .from(erasedOrders)
    .where(and(eq(erasedOrders.erasureId, erasureId), isNull(erasedOrders.goneAt)));
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0) await holdOrders(tx, ids);
  const states = ids.length > 0 ? await forgettableOrders(tx, ids) : [];
  const going = states.filter((order) => !whyItStays(order, now)).map(({ id }) => id);
  if (going.length > 0) await noteWent(tx, erasureId, await erase(tx, going, now));
  if (going.length === ids.length)
    await tx.update(erasures).set({ finishedAt: now }).where(eq(erasures.id, erasureId));
  return going.length;
}

/** In the order that everybody takes who locks more than one of them: payment, parcel, making, order. */
export async function holdOrders(tx: Transaction, ids: string[]): Promise<void> {
  await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      inArray(
        transactions.id,
        tx.select({ id: orders.transactionId }).from(orders).where(inArray(orders.id, ids)),
      ),
    )
    .orderBy(asc(transactions.id))
    .for('share');
  await tx
    .select({ id: printJobs.id })
    .from(printJobs)
    .where(
      inArray(
        printJobs.id,
        tx
          .select({ id: printJobLines.jobId })
          .from(printJobLines)
          .where(inArray(printJobLines.orderId, ids)),
      ),
    )
    .orderBy(asc(printJobs.id))
    .for('update');
  await tx
    .select({ id: makings.orderId })
    .from(makings)
    .where(inArray(makings.orderId, ids))
    .orderBy(asc(makings.orderId))
    .for('update');
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.id))
    .for('update');
}

async function erase(tx: Transaction, ids: string[], now: Date): Promise<Partial<WhatWent>> {
  const bought = await tx.select().from(orders).where(inArray(orders.id, ids));
  const printed = await tx
    .update(printFiles)
    .set({ removedAt: now })
    .where(
      and(
        inArray(printFiles.orderId, ids),
        eq(printFiles.state, 'made'),
        isNull(printFiles.removedAt),
      ),
    )
    .returning({ id: printFiles.orderId });
  for (const { id } of printed) await removePrintFilesLater(tx, id);
  const { books, corrections } = await forgetReaders(tx, ids, CHILD_ERASED);
  await tx.update(orders).set({ childId: null, forChildId: null }).where(inArray(orders.id, ids));
  await tx.update(erasedOrders).set({ goneAt: now }).where(inArray(erasedOrders.orderId, ids));
  let photos = 0;
  for (const key of new Set(bought.flatMap(({ reader }) => readerOf(reader)?.photo?.key ?? [])))
    photos += await clearAwayPhoto(tx, photoAddress(key));
  return {
    photos,
    books,
    corrections,
    dedications: bought.filter(({ dedication, from }) => dedication || from).length,
    print_files: printed.length,
    addresses: bought.filter(({ shipTo }) => shipTo).length,
  };
}
