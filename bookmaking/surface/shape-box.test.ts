import { expect, test } from 'vitest';
import { formOf } from './shape-box.ts';

test.each([
  ['rect', ' x="1" y="2" width="3" height="4"', [1, 2, 3, 4]],
  ['ellipse', ' cx="10" cy="20" rx="3" ry="4"', [7, 16, 6, 8]],
  ['path', ' d="M1 2L5 8"', [1, 2, 4, 6]],
  ['path', ' d="M1-2l.5.5h-3v10"', [-1.5, -2, 3, 10.5]],
  ['path', ' d="M10 10C0 0 30 0 20 10Z"', [0, 0, 30, 10]],
  ['path', ' d="M0 0A9 9 0 0 1 6 8"', [0, 0, 6, 8]],
  // What follows a move is a line, and after a close the pen is back at the start.
  ['path', ' d="m1 1 4 0 0 4zl-1-1"', [0, 0, 5, 5]],
])('the box of a %s with%s', (name, attributes, box) => {
  expect(formOf(name, attributes)?.box).toEqual(box);
});

test('a group has no box of its own', () => {
  expect(formOf('g', '')).toBeUndefined();
});

test('what is long runs along its form, and what is about as wide as high has no way of its own', () => {
  expect(formOf('rect', ' x="0" y="0" width="9" height="2"')?.runs).toBe(0);
  expect(formOf('path', ' d="M0 0L10 10L11 9L1 -1Z"')?.runs).toBeCloseTo(45);
  expect(formOf('path', ' d="M0 0L10 0L10 9L0 9Z"')?.runs).toBeUndefined();
});
