import { eq } from 'drizzle-orm';
import { cartItems } from '#database/tables/cart.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { familyDay } from '#shop/family/family-day.ts';
import { type CartLine, toCartLine } from './cart.ts';
import { lineById } from './queries.ts';

/**
 * Sets how many copies a line holds, 1 to 99.
 * @returns the line, or undefined if the caller has no such line
 */
export async function setQuantity(
  tx: Transaction,
  caller: Caller,
  id: string,
  quantity: number,
  now: Date,
): Promise<CartLine | undefined> {
  const line = await lineById(tx, id);
  if (line?.ownerId !== caller.userId) return undefined;
  await tx.update(cartItems).set({ quantity }).where(eq(cartItems.id, id));
  return toCartLine({ ...line, item: { ...line.item, quantity } }, familyDay(caller, now));
}
