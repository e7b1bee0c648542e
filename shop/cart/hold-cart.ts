import { eq } from 'drizzle-orm';
import { carts } from '#database/tables/cart.ts';
import type { Transaction } from '#database/transaction.ts';

/**
 * Whoever else holds this user's cart waits until the transaction ends: a checkout that reads it, and a payment that takes
 * out what was bought. Nothing to hold where there is none.
 */
export const holdCartOf = (tx: Transaction, userId: string) =>
  tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId)).for('no key update');
