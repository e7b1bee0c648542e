import type { CartItem } from '#contract/carts.ts';
import type { CheckedCode } from '#contract/codes.ts';
import { type DiscountedLine, takenOff } from '#vocabulary/discount.ts';
import { paidByCard } from '#vocabulary/gift-cards.ts';

/** A line of a purchase, as far as its price goes. */
export type BoughtLine = Pick<CartItem, 'book_id' | 'price' | 'quantity'>;

/**
 * How many copies, and what they cost in dollars, what a code takes off, and what is left; added up in cents, because 0.1 + 0.2 is not 0.3. For showing: what is charged
 * is computed by the shop, which refuses a price that it does not have.
 */
export function totalsOf(lines: BoughtLine[], code?: CheckedCode) {
  const priced = lines.map(({ book_id, price, quantity }) => ({
    bookId: book_id,
    total: Math.round(price * 100) * quantity,
  }));
  const cents = priced.reduce((sum, { total }) => sum + total, 0);
  const off = code ? offBy(code, priced, cents) : 0;
  return {
    copies: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    dollars: cents / 100,
    off: off / 100,
    toPay: (cents - off) / 100,
  };
}

/** What a code takes off, or a gift card pays: cents. */
function offBy(code: CheckedCode, lines: DiscountedLine[], cents: number): number {
  const terms = termsOf(code);
  if (code.gift_card) return paidByCard(terms.amount ?? 0, cents);
  return takenOff(terms, lines).reduce((sum, share) => sum + share, 0);
}

const termsOf = ({ percent, amount, book_ids }: CheckedCode) => ({
  percent,
  amount: amount === null ? null : Math.round(amount * 100),
  bookIds: book_ids,
});
