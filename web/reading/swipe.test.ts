import { expect, test } from 'vitest';
import { turnOf } from './swipe.ts';

const stroke = (across: number, down = 0) =>
  turnOf({ fromX: 200, fromY: 300, toX: 200 + across, toY: 300 + down });

test('pushing a page to the left turns it, pushing it back turns it back', () => {
  expect(stroke(-120, 20)).toBe(1);
  expect(stroke(120, -20)).toBe(-1);
});

test('a tap, a trembling thumb and scrolling turn nothing', () => {
  expect(stroke(0)).toBe(0);
  expect(stroke(-30)).toBe(0);
  expect(stroke(-80, 200)).toBe(0);
  expect(stroke(-60, -50)).toBe(0);
});
