import { sql } from 'drizzle-orm';
import { cartItems, carts } from '#database/tables/cart.ts';
import type { Transaction } from '#database/transaction.ts';
import { holdCartOf } from './hold-cart.ts';

/**
 * Takes bought copies out of a user's cart; copies that were added since stay (readings: only what
 * was bought leaves the cart).
 */
export async function takeOutWhatWasBought(
  tx: Transaction,
  userId: string,
  bought: { bookId: number; childId: string; quantity: number },
): Promise<void> {
  // A checkout of the cart either has been before, and meets this payment, or finds the line gone (check-out.ts).
  await holdCartOf(tx, userId);
  const line = sql`cart_id = (select id from ${carts} where user_id = ${userId})
    and book_id = ${bought.bookId} and child_id = ${bought.childId}`;
  await tx.execute(sql`delete from ${cartItems} where ${line} and quantity <= ${bought.quantity}`);
  await tx.execute(
    sql`update ${cartItems} set quantity = quantity - ${bought.quantity}
        where ${line} and quantity > ${bought.quantity}`,
  );
}
