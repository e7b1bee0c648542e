import { sql } from 'drizzle-orm';
import { cartItems, carts } from '#database/tables/cart.ts';
import { books } from '#database/tables/catalog.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';

/** Brings every line of the caller's cart to today's price. */
export async function repriceCart(tx: Transaction, caller: Caller): Promise<void> {
  await tx.execute(sql`
    update ${cartItems} set price = ${books.price}
    from ${books}, ${carts}
    where ${books.id} = ${cartItems.bookId} and ${carts.id} = ${cartItems.cartId}
      and ${carts.userId} = ${caller.userId} and ${cartItems.price} <> ${books.price}`);
}
