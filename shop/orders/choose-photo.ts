import { eq } from 'drizzle-orm';
import { bookMakings } from '#database/tables/after-payment.ts';
import { orders } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { type BookPhoto, bookPhotoOf } from '#shop/family/book-photo.ts';
import { holdChildren } from '#shop/family/find-child.ts';
import { Refused } from '#shop/refused.ts';
import type { PhotoChoice } from '#vocabulary/printed-books.ts';
import { bookStatusOf, makeBookAnew } from './book-making.ts';
import { readerOf } from './order.ts';
import { orderById } from './queries.ts';
import { mayPayFor } from './who-may.ts';

/**
 * Has a paid book that waits for a photo whose file is gone made with the photo that the child shows now, or without.
 * @returns false if the caller has no such order
 * @throws PHOTO_UNKNOWN if the child is gone, or shows none but the lost one
 */
export async function choosePhoto(
  tx: Transaction,
  caller: Caller,
  orderId: string,
  choice: PhotoChoice,
): Promise<boolean> {
  const found = (await orderById(tx, orderId))?.order;
  if (!found || !mayPayFor(caller, found)) return false;
  const photo = choice === 'none' ? null : await photoNow(tx, caller, found.childId);
  const [order] = await tx
    .select({ reader: orders.reader, making: bookMakings })
    .from(orders)
    .innerJoin(bookMakings, eq(bookMakings.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .for('update');
  const reader = readerOf(order?.reader ?? null);
  if (!order || bookStatusOf(order.making) !== 'photo_missing' || !reader) return false;
  const isOther = photo && photo.key !== reader.photo?.key;
  if (choice === 'of_child' && !isOther) throw new Refused('PHOTO_UNKNOWN');
  await tx
    .update(orders)
    .set({ reader: { ...reader, photo } })
    .where(eq(orders.id, orderId));
  await makeBookAnew(tx, orderId);
  return true;
}

async function photoNow(
  tx: Transaction,
  caller: Caller,
  childId: string | null,
): Promise<BookPhoto | null> {
  const child = childId && (await holdChildren(tx, caller, [childId])).get(childId);
  return child ? bookPhotoOf(child) : null;
}
