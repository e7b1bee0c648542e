import type { CartItem } from '#contract/carts.ts';

/**
 * How many copies, and what they cost in dollars; added up in cents, because 0.1 + 0.2 is not 0.3. For showing: what is charged
 * is computed by the shop, which refuses a price that it does not have.
 */
export function totalsOf(lines: Pick<CartItem, 'price' | 'quantity'>[]) {
  const cents = lines.reduce(
    (sum, { price, quantity }) => sum + Math.round(price * 100) * quantity,
    0,
  );
  return {
    copies: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    dollars: cents / 100,
  };
}
