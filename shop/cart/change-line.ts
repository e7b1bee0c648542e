import { eq } from 'drizzle-orm';
import { cartItems } from '#database/tables/cart.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { familyDay } from '#shop/family/family-day.ts';
import { type CartLine, toCartLine } from './cart.ts';
import { inscriptionOf, type TypedInscription } from './check-inscription.ts';
import { lineById } from './queries.ts';

/**
 * Sets how many copies a line holds, 1 to 99, or what is written into its book; what is left out stays.
 * @returns the line, or undefined if the caller has no such line
 * @throws DEDICATION_CANNOT_BE_PRINTED
 */
export async function changeLine(
  tx: Transaction,
  caller: Caller,
  id: string,
  { quantity, ...typed }: { quantity?: number } & TypedInscription,
  now: Date,
): Promise<CartLine | undefined> {
  const line = await lineById(tx, id);
  if (line?.ownerId !== caller.userId) return undefined;
  const written = inscriptionOf(typed);
  const item = {
    ...line.item,
    quantity: quantity ?? line.item.quantity,
    dedication: typed.dedication === undefined ? line.item.dedication : written.dedication,
    from: typed.from === undefined ? line.item.from : written.from,
  };
  const { dedication, from } = item;
  await tx
    .update(cartItems)
    .set({ quantity: item.quantity, dedication, from })
    .where(eq(cartItems.id, id));
  return toCartLine({ ...line, item }, familyDay(caller, now));
}
