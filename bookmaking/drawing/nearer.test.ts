import { expect, test } from 'vitest';
import { AS_DRAWN, boxNearer, nearer, pointNearer } from './nearer.ts';

test('what is seen from nearer grows round the point that stays', () => {
  const view = { scale: 2, x: 10, y: 20 };
  expect(pointNearer(view, [10, 20])).toEqual([10, 20]);
  expect(boxNearer(view, { x: 15, y: 20, width: 3, height: 4 })).toEqual({
    x: 20,
    y: 20,
    width: 6,
    height: 8,
  });
  expect(nearer(view, '<rect/>')).toBe('<g transform="translate(-10 -20) scale(2 2)"><rect/></g>');
});

test('as drawn, everything stays where it is', () => {
  const face = { x: 1, y: 2, width: 3, height: 4 };
  expect(boxNearer(AS_DRAWN, face)).toEqual(face);
});
