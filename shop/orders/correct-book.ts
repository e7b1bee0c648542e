import { and, eq, isNull } from 'drizzle-orm';
import { bookMakings } from '#database/tables/after-payment.ts';
import { bookCorrections, makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { printJobLines, printJobs } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { assertSendable } from '#shop/delivery/assert-sendable.ts';
import { BookChanged } from './book-changed.ts';
import { makeBookAnew } from './book-making.ts';
import { type BookSource, changedIn, sourceOf } from './book-source.ts';
import { assertCorrectable, assertNotSent } from './checking-over.ts';
import { type Correction, corrected } from './correction.ts';
import { holdMaking, moveMaking, note, type Stages } from './making.ts';
import { queueMakingMail } from './making-mail.ts';
import { orderById } from './queries.ts';
import { drawChangesSoon, removeChangesLater } from './queue-changes.ts';
import { mayPayFor } from './who-may.ts';

/**
 * Corrects a bought book while it is checked, and where it goes until it is sent: the order's copy, never the child. What it
 * is drawn or worded from is made anew; the family gets one letter. The same again changes nothing.
 *
 * @param how `seen` is the version that the caller looked at (undefined writes over whatever is there); `isDraft` only
 *   proposes it, to be looked at page by page (`changedPages`)
 * @returns false if the caller has no such order, or one from before there was checking
 * @throws CHECKING_OVER, BookChanged, NAME_CANNOT_BE_PRINTED, DEDICATION_CANNOT_BE_PRINTED, LOOKS_MISSING, PHOTO_UNKNOWN,
 *   ADDRESS_INCOMPLETE, ADDRESS_TOO_LONG, COUNTRY_NOT_DELIVERED, COUNTRY_UNKNOWN
 */
export async function correctBook(
  tx: Transaction,
  caller: Caller,
  orderId: string,
  wanted: Correction,
  how: { seen?: number; isDraft?: boolean; leastMargin?: number; now: Date },
): Promise<boolean> {
  const found = (await orderById(tx, orderId))?.order;
  if (!found || !mayPayFor(caller, found)) return false;
  const making = await holdMaking(tx, orderId);
  const book = making && (await holdBook(tx, orderId));
  const before = book && sourceOf(book.order);
  if (!before) return false;
  const isBeingSent = await isSentNow(tx, orderId);
  assertInTime({ ...book, stages: making, isBeingSent }, wanted, how.now);
  if (how.seen !== undefined && how.seen !== making.version) throw new BookChanged();

  const after = corrected(before, wanted);
  if (wanted.shipTo) {
    await assertSendable(tx, wanted.shipTo, how.leastMargin, before.shipTo?.countryCode);
  }
  const written = { before, after, fields: changedIn(before, after) };
  await takeProposalBack(tx, orderId);
  if (written.fields.length === 0) return true;
  const [correction] = await tx
    .insert(bookCorrections)
    .values({
      ...written,
      orderId,
      version: making.version,
      proposedAt: how.now,
      keptAt: how.isDraft ? null : how.now,
    })
    .returning({ id: bookCorrections.id });
  await drawChangesSoon(tx, correction!.id);
  if (!how.isDraft) await keep(tx, caller, making, written, how.now);
  return true;
}

type Written = { before: BookSource; after: BookSource; fields: ReturnType<typeof changedIn> };

async function keep(
  tx: Transaction,
  { timeZone }: Caller,
  making: Stages,
  { after, fields }: Written,
  now: Date,
): Promise<void> {
  const { orderId, stage, version } = making;
  await tx.update(orders).set(after).where(eq(orders.id, orderId));
  await tx
    .update(makings)
    .set({ version: version + 1 })
    .where(eq(makings.orderId, orderId));
  await note(tx, orderId, stage, { by: 'family', at: now, note: fields.join(', ') });
  await queueMakingMail(tx, orderId, 'corrected', { version, timeZone });
  if (fields.some((field) => field !== 'ship_to')) await makeBookAnew(tx, orderId);
  if (stage !== 'stopped') return;
  // Its address was in the way, and the pages are approved: it goes on by itself.
  await moveMaking(tx, making, 'approved', { by: 'family', at: now, note: 'ship_to' });
  await tx.update(makings).set({ reason: null }).where(eq(makings.orderId, orderId));
}

async function takeProposalBack(tx: Transaction, orderId: string): Promise<void> {
  const gone = await tx
    .delete(bookCorrections)
    .where(and(eq(bookCorrections.orderId, orderId), isNull(bookCorrections.keptAt)))
    .returning({ id: bookCorrections.id });
  for (const { id } of gone) await removeChangesLater(tx, id);
}

/** After the making, as everybody does who locks both. */
async function holdBook(tx: Transaction, orderId: string) {
  const [held] = await tx
    .select({ order: orders, making: bookMakings })
    .from(orders)
    .innerJoin(bookMakings, eq(bookMakings.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .for('update');
  return held;
}

/** Whether its parcel is being ordered at the printer in this moment. */
async function isSentNow(tx: Transaction, orderId: string): Promise<boolean> {
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

type Corrected = {
  stages: Stages;
  making: { status: string };
  isBeingSent: boolean;
};

function assertInTime(
  { stages, making, isBeingSent }: Corrected,
  correction: Correction,
  now: Date,
): void {
  const isOnlyAddress = Object.keys(correction).every((field) => field === 'shipTo');
  if (isOnlyAddress) assertNotSent(stages, isBeingSent);
  else assertCorrectable(stages, making.status === 'made', now);
}
