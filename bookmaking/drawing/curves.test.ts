import { expect, test } from 'vitest';
import { num } from './curves.ts';

test('a number is written as the language would write it, rounded to one decimal', () => {
  const tenths = Array.from({ length: 4001 }, (_, i) => (i - 2000) / 10);
  const odd = [0.04, -0.04, -0.06, 9.96, -9.96, 0.05, -0.05, 123456.78, -0, NaN, Infinity];
  for (const value of [...tenths, ...odd]) {
    expect(num(value)).toBe(String(Math.round(value * 10) / 10));
  }
});
