import { bookCorrections } from '#database/tables/makings.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { assertSendable } from '#shop/delivery/assert-sendable.ts';
import { assertDeliverable } from '#shop/family/assert-deliverable.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { BookChanged } from './book-changed.ts';
import { changedIn, sourceOf } from './book-source.ts';
import { assertNotAtPrinter } from './checking-over.ts';
import { holdBook, isSentNow, keepCorrection, takeProposalBack } from './keep-correction.ts';
import { holdMaking } from './making.ts';
import { queueMakingMail } from './making-mail.ts';

/**
 * Somebody of the shop corrects where a bought book goes, as long as it is not at the printer, by the rules that a family's
 * own correction goes by. The family is written to: it may be the one that knows better. The same again changes nothing.
 *
 * @param by an admin
 * @param how `seen` is the version that was looked at (undefined writes over whatever is there)
 * @returns false if there is no such order, one from before there was checking, or one of a deleted account
 * @throws CHECKING_OVER with the reason, BookChanged, ADDRESS_INCOMPLETE, COUNTRY_UNKNOWN, ADDRESS_TOO_LONG,
 *   COUNTRY_NOT_DELIVERED
 */
export async function correctAddress(
  tx: Transaction,
  by: Caller,
  orderId: string,
  shipTo: ShipTo,
  how: { seen?: number; leastMargin?: number; now: Date },
): Promise<boolean> {
  const making = await holdMaking(tx, orderId);
  const book = making && (await holdBook(tx, orderId));
  // Of a deleted account nothing is kept that was not kept already, and nobody could be written to.
  const before = book?.order.userId ? sourceOf(book.order) : undefined;
  if (!making || !before) return false;
  assertNotAtPrinter(making, await isSentNow(tx, orderId));
  if (how.seen !== undefined && how.seen !== making.version) throw new BookChanged();
  assertDeliverable(shipTo);
  await assertSendable(tx, shipTo, how.leastMargin, before.shipTo?.countryCode);
  const after = { ...before, shipTo };
  const fields = changedIn(before, after);
  if (fields.length === 0) return true;
  await takeProposalBack(tx, orderId);
  await tx.insert(bookCorrections).values({
    ...{ orderId, version: making.version, fields, before, after },
    // An address stands on no page.
    pages: [],
    proposedAt: how.now,
    keptAt: how.now,
  });
  await keepCorrection(tx, making, { after, fields }, { by: 'admin', at: how.now });
  await queueMakingMail(tx, orderId, 'address_corrected', { version: making.version });
  await noteAct(tx, by, 'address_corrected', { orderId });
  return true;
}
