import { expect, test } from 'vitest';
import { linesOf } from './lines-of.ts';
import { fitText, type TextWish } from './text-block.ts';

const wish: TextWish = {
  box: { x: 20, y: 30, width: 160, height: 100 },
  style: 'text',
  align: 'left',
  anchor: 'top',
  largest: 18,
  smallest: 12,
  color: '#000000',
  nameColor: '#aa0000',
};
const said = [{ text: 'Pum.', isName: false }];

test('a short line covers a part of its box', () => {
  const { x, y, width, height } = linesOf(fitText(said, wish));
  expect(x).toBe(20);
  expect(y).toBeGreaterThanOrEqual(29);
  expect(width).toBeLessThan(30);
  expect(height).toBeLessThan(8);
});

test('a line in the middle covers the middle', () => {
  const { x, width } = linesOf(fitText(said, { ...wish, align: 'center' }));
  expect(x + width / 2).toBeCloseTo(100, 1);
});
