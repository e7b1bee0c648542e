import { expect, test } from 'vitest';
import { pathPoints } from './path-points.ts';

const pointsOf = (d: string): number[][] => {
  const points: number[][] = [];
  pathPoints(d, (x, y) => points.push([x, y]));
  return points;
};

test('points and handles are told in the order of drawing, relative ones where they come to lie', () => {
  expect(pointsOf('M1-2l.5.5h-3V10')).toEqual([
    [1, -2],
    [1.5, -1.5],
    [-1.5, -1.5],
    [-1.5, 10],
  ]);
  expect(pointsOf('M10 10C0 0 30 0 20 10z')).toEqual([
    [10, 10],
    [0, 0],
    [30, 0],
    [20, 10],
  ]);
});

test('of an arc only its end is a point, and after a close the pen is back at the start', () => {
  expect(pointsOf('M4 4a9 9 0 0 1 6 8zl1 1')).toEqual([
    [4, 4],
    [10, 12],
    [5, 5],
  ]);
});

test('a step with too few numbers is left out', () => {
  expect(pointsOf('M1 1L5')).toEqual([[1, 1]]);
  expect(pointsOf('M1 1C2 2 3')).toEqual([[1, 1]]);
});

test('a number is what the language would read, to the last digit', () => {
  for (const written of ['0.1', '-12.345', '.07', '216.66', '7.'])
    expect(pointsOf(`M${written} 0`)[0]?.[0]).toBe(Number(written));
});
