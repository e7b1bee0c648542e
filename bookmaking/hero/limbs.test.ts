import { expect, test } from 'vitest';
import { edge } from '#bookmaking/drawing/curves.ts';
import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import { limbSpine, limbWidths } from './limbs.ts';

/** How often a line turns back on itself. */
const kinks = (points: readonly Point[]): number =>
  points.slice(2).filter(([x, y], i) => {
    const [[ax, ay], [bx, by]] = [points[i], points[i + 1]] as [Point, Point];
    return (bx - ax) * (x - bx) + (by - ay) * (y - by) < -0.5;
  }).length;

test.each([60, 100, 130, 150])('no kink inside a limb that bends by %i degrees', (degrees) => {
  const turn = (degrees * Math.PI) / 180;
  const bend: Point3 = [0, 60, 0];
  const end: Point3 = [Math.sin(turn) * 52, 60 + Math.cos(turn) * 52, 0];
  const spine = limbSpine({ root: [0, 0, 0], bend, end, heel: end, toe: end });
  const half = limbWidths([16, 14, 12], spine.length);
  expect(kinks(edge(spine, half, -1)) + kinks(edge(spine, half, 1))).toBe(0);
});
