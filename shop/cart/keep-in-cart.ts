import { cartItems } from '#database/tables/cart.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Inscription } from '#vocabulary/inscription.ts';
import { cartIdOf } from './queries.ts';

/**
 * Puts what is about to be paid for into the caller's cart, where it is not in it; a line that is there stays as it is.
 * So whoever comes back from a payment page unpaid, by whatever way and however often, finds it there; once it is paid
 * it leaves the cart like all that was bought (decision 093). `price` is integer cents for one copy.
 */
export async function keepInCart(
  tx: Transaction,
  caller: Caller,
  lines: (Partial<Inscription> & {
    bookId: number;
    childId: string;
    price: number;
    quantity: number;
  })[],
): Promise<void> {
  const cartId = await cartIdOf(tx, caller);
  await tx
    .insert(cartItems)
    .values(
      lines.map(({ bookId, childId, price, quantity, dedication, from }) => ({
        cartId,
        bookId,
        childId,
        price,
        quantity,
        dedication,
        from,
      })),
    )
    .onConflictDoNothing();
}
