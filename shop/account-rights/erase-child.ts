import { erasedOrders, erasures } from '#database/tables/erasures.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { lockAccount } from '#shop/accounts/remove-account.ts';
import { removeLinesOfChild } from '#shop/cart/remove-lines-of-child.ts';
import { removeChild } from '#shop/previews/remove-child.ts';
import { nothingWent } from '#vocabulary/erasing.ts';
import { eraseOrders, holdOrders } from './erase-orders.ts';
import { type Erasure, findErasure, latestErasureOf, orderIdsOfChild } from './erasure.ts';
import { noteWent } from './note-went.ts';

/**
 * Erases everything about a child, also about one that was deleted before: what is told of it, its photo, previews and their
 * links, its lines in the cart, and of its orders whom they were for, where they went, dedications, corrections and the books
 * themselves. What was paid stays. An order that is still under way is erased once it has arrived (`finishErasures`). Files
 * go by jobs of this transaction. Asked twice it is done once.
 * @returns the receipt; undefined if the caller never had such a child
 * @throws UNAUTHORIZED
 */
export async function eraseChild(
  tx: Transaction,
  caller: Caller,
  childId: string,
  now: Date,
): Promise<Erasure | undefined> {
  // Nothing is added for the child meanwhile, and whoever presses twice waits here.
  await lockAccount(tx, caller);
  const bought = await orderIdsOfChild(tx, caller.userId, childId);
  // Before the child: its orders are written with it, and a payment that settled just then held itself and waited for one of them.
  if (bought.length > 0) await holdOrders(tx, bought);
  const removed = await removeChild(tx, caller, childId);
  if (!removed && bought.length === 0) {
    const known = await latestErasureOf(tx, caller.userId, childId);
    return known === undefined ? undefined : findErasure(tx, caller, known, now);
  }
  const went = {
    ...nothingWent,
    details: removed ? 1 : 0,
    photos: removed?.photos ?? 0,
    previews: removed?.previews ?? 0,
    preview_links: removed?.links ?? 0,
  };
  const [erasure] = await tx
    .insert(erasures)
    .values({ userId: caller.userId, childId, askedAt: now, went })
    .returning();
  const { id } = erasure!;
  if (bought.length > 0)
    await tx.insert(erasedOrders).values(bought.map((orderId) => ({ erasureId: id, orderId })));
  await eraseOrders(tx, id, now);
  // After the orders, as a payment does that takes out what was bought.
  await noteWent(tx, id, { cart_lines: await removeLinesOfChild(tx, caller.userId, childId) });
  return findErasure(tx, caller, id, now);
}
