import { describe, expect, test } from 'vitest';
import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import type { Limb } from '#bookmaking/hero/skeleton.ts';
import type { Sleeve } from '#bookmaking/hero/sleeve.ts';
import { CLOSE_ARM } from './close-arm.ts';
import { piecesOf } from './limb-pieces.ts';

const SLEEVE: Sleeve = { widths: [12, 10, 8], length: 1, loose: 3, cuffed: true };
const CLOSE: Sleeve = { ...SLEEVE, build: CLOSE_ARM };

/** An arm that hangs 60 down, and whose forearm goes to (x, y). */
const arm = (x: number, y: number): Limb => {
  const bend: Point3 = [0, 60, 0];
  const end: Point3 = [x, y, 0];
  return { root: [0, 0, 0], bend, end, heel: end, toe: end };
};

const wide = ([a, b]: readonly [Point, Point]): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe('an arm that is drawn large', () => {
  test('tapers from its shoulder to its wrist more than any other', () => {
    const taper = (sleeve: Sleeve): number => {
      const [upper, lower] = piecesOf(arm(50, 70), sleeve).pieces;
      const root = wide([upper.outer[0] as Point, upper.inner[0] as Point]);
      return root / wide([lower.outer.at(-1) as Point, lower.inner.at(-1) as Point]);
    };
    expect(taper(CLOSE)).toBeGreaterThan(1.6);
    expect(taper(CLOSE)).toBeGreaterThan(taper(SLEEVE) * 1.2);
  });

  test('has a corner outside its elbow, further out than a round one, whichever way it bends', () => {
    for (const side of [-1, 1]) {
      const corner = (sleeve: Sleeve): number => {
        const [x, y] = piecesOf(arm(side * 50, 62), sleeve).pieces[1].outer[0] as Point;
        return Math.hypot(x, y - 60);
      };
      expect(corner(CLOSE)).toBeGreaterThan(corner(SLEEVE) * 1.08);
    }
  });

  test('lets cloth hang from a forearm, and skin not', () => {
    const under = (sleeve: Sleeve): number => {
      const [, { outer, inner }] = piecesOf(arm(60, 60), sleeve).pieces;
      const [below, above] = [outer[2] as Point, inner[1] as Point];
      return below[1] - 60 - (60 - above[1]);
    };
    expect(under(CLOSE)).toBeGreaterThan(3);
    expect(under({ ...CLOSE, loose: 0 })).toBeLessThan(1);
  });

  test('a short sleeve stands off the arm that comes from it', () => {
    const joint = (sleeve: Sleeve): number => CLOSE_ARM.halves(sleeve)[1];
    const skin = joint({ ...SLEEVE, loose: 0 });
    expect(joint({ ...SLEEVE, length: 0.36 }) - skin).toBeGreaterThan(4.5);
    expect(joint(SLEEVE) - skin).toBeLessThan(4);
  });
});
