import { describe, expect, test } from 'vitest';
import type { Point3 } from '#bookmaking/drawing/geometry.ts';
import { DAYLIGHT, tone } from '#bookmaking/drawing/light.ts';
import { inkedLimb } from '#bookmaking/hero/inked/inked-limb.ts';
import type { Sleeve } from '#bookmaking/hero/sleeve.ts';

const SLEEVE: Sleeve = { widths: [12, 10, 8], length: 1, loose: 3, cuffed: true };
const CLOTH = tone(DAYLIGHT, '#6b8fb5');

/** An arm that hangs 60 down, and whose forearm goes to (x, y). */
const arm = (x: number, y: number, sleeve: Partial<Sleeve> = {}): string => {
  const bend: Point3 = [0, 60, 0];
  const end: Point3 = [x, y, 0];
  return inkedLimb(
    { root: [0, 0, 0], bend, end, heel: end, toe: end },
    { ...SLEEVE, ...sleeve },
    CLOTH,
    DAYLIGHT,
  );
};

/** Every point of the edges, which are drawn as one line. */
const edge = (svg: string): number[][] => {
  const d = /d="([^"]+)" fill="none" stroke="[^"]+" stroke-width="1.6"/.exec(svg)?.[1] ?? '';
  return (d.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((pair) => pair.split(' ').map(Number));
};

describe('a limb in ink', () => {
  test('has its crease inside and its elbow outside, whichever way it folds', () => {
    for (const side of [-1, 1]) {
      const svg = arm(side * 55, 50);
      const crease = Number(/d="M(-?[\d.]+) [^"]*" fill="[^"]+" fill-opacity=".85"/.exec(svg)?.[1]);
      expect(crease * side).toBeGreaterThan(4);
      const outside = edge(svg).map(([x]) => -side * (x as number));
      expect(Math.max(...outside)).toBeGreaterThan(11);
    }
  });

  test('is pushed together where it bends, and only there', () => {
    const creases = (svg: string): number => svg.split(CLOTH.deep).length - 1;
    expect(creases(arm(55, 50))).toBeGreaterThan(creases(arm(0, 118)));
  });

  test('a short sleeve ends square before the joint, however the arm folds', () => {
    const short = { length: 0.36 };
    expect(arm(55, 50, short).match(/fill-opacity="0.8"/g)).toHaveLength(1);
    expect(arm(30, 30, short)).not.toMatch(/fill-opacity=".85"/);
    // Down to the elbow at 60, and not round it.
    const ends = edge(arm(55, 50, { length: 0.5, cuffed: false })).map(([, y]) => y as number);
    expect(Math.max(...ends)).toBeLessThan(60.5);
  });

  test('a knee lies over a shin that goes away from us, and under one that comes to us', () => {
    for (const [z, knee] of [
      [-50, 1],
      [50, 0],
    ] as const) {
      const end: Point3 = [2, 70, z];
      const leg = { root: [0, 0, 0], bend: [0, 60, 0], end, heel: end, toe: end } as const;
      const svg = inkedLimb(leg, SLEEVE, CLOTH, DAYLIGHT);
      const outlines = [...svg.matchAll(/d="M[-\d.]+ ([-\d.]+)[^"]*" fill="([^"]+)"\/>/g)]
        .filter(([, , fill]) => fill === CLOTH.base)
        .map(([, y]) => Number(y));
      // One begins at the root, the other at the joint.
      expect(outlines).toHaveLength(2);
      expect(outlines.findIndex((y) => Math.abs(y) < 5)).toBe(z < 0 ? knee : 0);
    }
  });

  test('has good numbers even where it points at us', () => {
    for (const [x, y] of [
      [0, 60],
      [0.2, 60.1],
      [0, 0],
      [0, -40],
    ] as const)
      expect(arm(x, y)).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('skin has neither cuff nor wrinkles', () => {
    const skin = arm(55, 50, { loose: 0, cuffed: false });
    const shapes = (svg: string): number => svg.split('<path').length - 1;
    expect(shapes(skin)).toBe(shapes(arm(55, 50)) - 2);
  });
});
