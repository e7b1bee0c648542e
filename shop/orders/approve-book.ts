import { eq } from 'drizzle-orm';
import { bookMakings } from '#database/tables/after-payment.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { Refused } from '#shop/refused.ts';
import { tellEndpoints } from '#shop/webhooks/tell-endpoints.ts';
import { BookChanged } from './book-changed.ts';
import { assertInChecking } from './checking-over.ts';
import { type Happened, holdMaking, moveMaking, type Stages } from './making.ts';
import { orderById } from './queries.ts';
import { queuePrintFiles } from './queue-print-files.ts';
import { mayPayFor } from './who-may.ts';

/**
 * The family says that its book is as it should be: from then on nothing of it changes, and the pages that are kept with
 * it are what every reader, document and print is made from. Approved twice by the family is approved once.
 * @param seen the version that was looked through; undefined approves whichever it is
 * @returns false if the caller has no such order, or one from before there was checking
 * @throws BookChanged; CHECKING_OVER; BOOK_NOT_MADE, since nobody could have looked through it
 */
export async function approveBook(
  tx: Transaction,
  caller: Caller,
  orderId: string,
  now: Date,
  seen?: number,
): Promise<boolean> {
  const found = (await orderById(tx, orderId))?.order;
  if (!found || !mayPayFor(caller, found)) return false;
  const making = await holdMaking(tx, orderId);
  if (!making) return false;
  if (making.stage === 'approved') return true;
  assertInChecking(making);
  if (seen !== undefined && seen !== making.version) throw new BookChanged();
  if (!(await isMade(tx, orderId))) throw new Refused('BOOK_NOT_MADE');
  return approve(tx, making, { by: 'family', at: now });
}

/**
 * The clock does, once the time is over and the family has said nothing. A book that is not made (its photo is gone, say)
 * waits: nobody could have looked through it.
 * @returns false if somebody was faster, or it is not time
 */
export async function approveByClock(
  tx: Transaction,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const making = await holdMaking(tx, orderId);
  if (making?.stage !== 'checking' || making.checkingUntil > now) return false;
  if (!(await isMade(tx, orderId))) return false;
  return approve(tx, making, { by: 'clock', at: now });
}

/** With the approval goes what the printer needs. */
async function approve(tx: Transaction, held: Stages, happened: Happened): Promise<boolean> {
  if (!(await moveMaking(tx, held, 'approved', happened))) return false;
  await queuePrintFiles(tx, held.orderId);
  await tellEndpoints(tx, 'book.approved', [held.orderId]);
  return true;
}

/** Whether a paid book can be looked through. */
export async function isMade(tx: Transaction, orderId: string): Promise<boolean> {
  const [book] = await tx
    .select({ status: bookMakings.status })
    .from(bookMakings)
    .where(eq(bookMakings.orderId, orderId));
  return book?.status === 'made';
}
