import type { CodeTerms } from './codes.ts';
import { LEAST_CHARGE } from './payments.ts';

/** A line of a purchase as a code sees it. `total` is integer cents for all of its copies. */
export type DiscountedLine = { bookId: number; total: number };

/**
 * What a code takes off each line, in cents: the whole cents of one discount, shared out among the lines that it is for, so that
 * the shares add up to it exactly. If less would be left than the payment provider charges, that is given too (decision 138).
 * The shop charges by it, and the sheet shows by it.
 */
export function takenOff(
  { percent, amount, bookIds }: CodeTerms,
  lines: readonly DiscountedLine[],
): number[] {
  const parts = lines.map(({ bookId, total }) =>
    bookIds === null || bookIds.includes(bookId) ? total : 0,
  );
  const worth = sum(parts);
  const discount =
    amount === null ? Math.round((worth * (percent ?? 0)) / 100) : Math.min(amount, worth);
  const left = sum(lines.map(({ total }) => total)) - discount;
  if (discount > 0 && left < LEAST_CHARGE) return lines.map(({ total }) => total);
  return shareOut(discount, parts);
}

/**
 * Shares cents out in proportion, in whole cents that add up to all of them (the method of the largest remainder; of two equal
 * ones the first). No share is larger than its part.
 *
 * @param cents at most the sum of the parts
 */
export function shareOut(cents: number, parts: readonly number[]): number[] {
  const whole = sum(parts);
  if (whole === 0) return parts.map(() => 0);
  const shares = parts.map((part) => Math.floor((cents * part) / whole));
  const byRemainder = parts
    .map((part, n) => ({ n, remainder: (cents * part) % whole }))
    .sort((one, other) => other.remainder - one.remainder || one.n - other.n);
  for (const { n } of byRemainder.slice(0, cents - sum(shares))) shares[n]! += 1;
  return shares;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
