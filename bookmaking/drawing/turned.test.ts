import { expect, test } from 'vitest';
import { back, type Turn, turnedArt, turnedBox, turnedPoint } from './turned.ts';

const quarter: Turn = { about: [10, 20], degrees: 90 };
const rounded = (point: readonly number[]): number[] =>
  point.map((n) => Math.round(n * 1e6) / 1e6 + 0);

test('what lies right of the point lies under it after a quarter turn, and back again', () => {
  const turned = turnedPoint([14, 20], quarter);
  expect(rounded(turned)).toEqual([10, 24]);
  expect(rounded(turnedPoint(turned, back(quarter)))).toEqual([14, 20]);
});

test('a box stays upright and goes with its middle, or with the point that is named', () => {
  const box = { x: 12, y: 18, width: 4, height: 4 };
  const { x, y, width, height } = turnedBox(box, quarter);
  expect(rounded([x, y, width, height])).toEqual([8, 22, 4, 4]);
  const byCorner = turnedBox(box, quarter, [12, 20]);
  expect(rounded([byCorner.x, byCorner.y])).toEqual([10, 20]);
});

test('art is turned about the same point, and left as it is without a turn', () => {
  expect(turnedArt('<path/>', quarter)).toBe(
    '<g transform="translate(10 20) rotate(90)"><g transform="translate(-10 -20)"><path/></g></g>',
  );
  expect(turnedArt('<path/>', { about: [10, 20], degrees: 0 })).toBe('<path/>');
});
