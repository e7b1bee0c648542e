import { describe, expect, test } from 'vitest';
import { shareOut, takenOff } from './discount.ts';

const percent = (percent: number, bookIds: number[] | null = null) => ({
  ...{ percent, amount: null, bookIds },
});
const amount = (amount: number, bookIds: number[] | null = null) => ({
  ...{ percent: null, amount, bookIds },
});
const lines = (...totals: number[]) => totals.map((total, n) => ({ bookId: n + 1, total }));

describe('what a code takes off', () => {
  test.each([
    ['a tenth of one book', percent(10), lines(3299), [330]],
    [
      'a tenth of five, rounded once',
      percent(10),
      lines(...Array(5).fill(3299)),
      [330, 330, 330, 330, 330],
    ],
    ['a third of two prices', percent(33), lines(3299, 2999), [1088, 990]],
    ['only of the books that it is for', percent(50, [2]), lines(3299, 2999), [0, 1500]],
    ['an amount, by price', amount(1000), lines(3299, 2999), [524, 476]],
    [
      'an amount of one book, not more than it costs',
      amount(5000, [1]),
      lines(3299, 2999),
      [3299, 0],
    ],
    ['nothing of other books', percent(10, [7]), lines(3299), [0]],
    ['all of it', percent(100), lines(3299, 2999), [3299, 2999]],
    ['more than all of it', amount(10_000), lines(3299, 2999), [3299, 2999]],
  ])('%s', (_, code, of, shares) => {
    expect(takenOff(code, of)).toEqual(shares);
  });

  test('what is left is nothing, or as much as the provider charges', () => {
    expect(takenOff(amount(3249), lines(3299))).toEqual([3249]);
    expect(takenOff(amount(3250), lines(3299))).toEqual([3299]);
    expect(takenOff(percent(99), lines(3299))).toEqual([3299]);
  });
});

test('shares add up to the whole cent, and none is larger than its part', () => {
  for (let n = 1; n < 400; n += 1) {
    const parts = Array.from(
      { length: (n % 7) + 1 },
      (_, i) => ((n * 7919 + i * 104_729) % 9973) + 1,
    );
    const whole = parts.reduce((sum, part) => sum + part, 0);
    const cents = (n * 31_337) % (whole + 1);
    const shares = shareOut(cents, parts);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
    expect(shares.every((share, i) => share >= 0 && share <= parts[i]!)).toBe(true);
  }
  expect(shareOut(0, [])).toEqual([]);
});
