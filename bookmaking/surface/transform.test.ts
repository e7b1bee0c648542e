import { expect, test } from 'vitest';
import { apply, IDENTITY, inverse, scaleOf, turnedBack, within } from './transform.ts';

test('a group within a group is placed as SVG places it', () => {
  const place = within(within(IDENTITY, 'translate(10 20) rotate(90)'), 'scale(2)');
  const [x, y] = apply(place, 3, 0);
  expect([x, y].map((n) => Math.round(n * 1e9) / 1e9)).toEqual([10, 26]);
  expect(scaleOf(place)).toBeCloseTo(2);
});

test('a mirrored group is led back by its inverse', () => {
  const place = within(IDENTITY, 'translate(5 -3) rotate(30) scale(-0.4 0.8)');
  const [x, y] = apply(inverse(place), ...apply(place, 7, 11));
  expect(x).toBeCloseTo(7);
  expect(y).toBeCloseTo(11);
});

test('a direction of the page is found in the units of a turned and of a mirrored group', () => {
  expect(turnedBack(within(IDENTITY, 'rotate(30)'), 45)).toBeCloseTo(15);
  expect(turnedBack(within(IDENTITY, 'scale(-1 1)'), 45)).toBeCloseTo(135);
});
