import { bookCorrections } from '#database/tables/makings.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { assertSendable } from '#shop/delivery/assert-sendable.ts';
import { BookChanged } from './book-changed.ts';
import { changedIn, sourceOf } from './book-source.ts';
import { assertCorrectable, assertNotSent } from './checking-over.ts';
import { type Correction, corrected } from './correction.ts';
import { holdBook, isSentNow, keepCorrection, takeProposalBack } from './keep-correction.ts';
import { holdMaking, type Stages } from './making.ts';
import { queueMakingMail } from './making-mail.ts';
import { orderById } from './queries.ts';
import { drawChangesSoon } from './queue-changes.ts';
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
  if (how.isDraft) return true;
  await keepCorrection(tx, making, written, { by: 'family', at: how.now });
  const { timeZone } = caller;
  await queueMakingMail(tx, orderId, 'corrected', { version: making.version, timeZone });
  return true;
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
