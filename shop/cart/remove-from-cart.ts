import { and, eq } from 'drizzle-orm';
import { cartItems } from '#database/tables/cart.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { cartIdOf } from './queries.ts';

/** Removes the pair whatever its quantity; removing what is not there is no error. */
export async function removeFromCart(
  tx: Transaction,
  caller: Caller,
  { bookId, childId }: { bookId: number; childId: string },
): Promise<void> {
  const cartId = await cartIdOf(tx, caller);
  await tx
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.cartId, cartId),
        eq(cartItems.bookId, bookId),
        eq(cartItems.childId, childId),
      ),
    );
}

/** Removes every line of the caller's cart. */
export async function clearCart(tx: Transaction, caller: Caller): Promise<void> {
  const cartId = await cartIdOf(tx, caller);
  await tx.delete(cartItems).where(eq(cartItems.cartId, cartId));
}
