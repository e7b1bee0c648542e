import { and, eq, inArray } from 'drizzle-orm';
import { cartItems, carts } from '#database/tables/cart.ts';
import type { Transaction } from '#database/transaction.ts';
import { holdCartOf } from './hold-cart.ts';

/**
 * Takes everything for a child out of a user's cart, dedications included.
 * @returns how many lines
 */
export async function removeLinesOfChild(
  tx: Transaction,
  userId: string,
  childId: string,
): Promise<number> {
  await holdCartOf(tx, userId);
  const mine = tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId));
  const gone = await tx
    .delete(cartItems)
    .where(and(inArray(cartItems.cartId, mine), eq(cartItems.childId, childId)))
    .returning({ id: cartItems.id });
  return gone.length;
}
