import { expect, test } from 'vitest';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { FAT_CRAYON } from '#titles/what-the-baby-said/cast/children.ts';
import { elbowOf } from './elbow-of.ts';
import { heroOf } from './hero.ts';
import { type PlacedHero, placeHero } from './place-hero.ts';
import { childrenBy } from './title-hand/children-by.ts';

const AGES = [9, 20, 54, 135];

/** Stands with its head at (100, 100), seen from the front. */
function standing(ageMonths: number): PlacedHero {
  const hero = { ...heroOf(someReader({ ageMonths })), hand: childrenBy(FAT_CRAYON) };
  let kid: PlacedHero | undefined;
  sheet('t', [0, 0, 1, 1], () => {
    kid = placeHero(
      hero,
      50,
      'head',
      [100, 100],
      { pose: 'stand', mood: 'happy', yaw: 0 },
      DAYLIGHT,
    );
    return '';
  });
  return kid as PlacedHero;
}

/** Both bones of an arm as they are seen, as shares of how long they are. */
function bonesOf(kid: PlacedHero, elbow: Point, wrist: Point): [upper: number, fore: number] {
  const { body, armL } = kid.figure.skeleton;
  const [x, y] = [
    kid.origin[0] + armL.root[0] * kid.scale,
    kid.origin[1] + armL.root[1] * kid.scale,
  ];
  return [
    Math.hypot(elbow[0] - x, elbow[1] - y) / (body.upperArm * kid.scale),
    Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) / (body.foreArm * kid.scale),
  ];
}

test.each(AGES)(
  'an elbow leaves both bones of a child of %i months no longer than they are',
  (age) => {
    const kid = standing(age);
    for (const wrist of [
      [120, 128],
      [128, 140],
      [112, 150],
    ] as Point[]) {
      for (const bends of [1, -1] as const) {
        const [upper, fore] = bonesOf(kid, elbowOf(kid, 1, wrist, bends), wrist);
        expect(Math.max(upper, fore)).toBeLessThan(1.02);
        expect(Math.min(upper, fore)).toBeGreaterThan(0.3);
      }
    }
  },
);

test('it bends to the side that was asked for', () => {
  const kid = standing(54);
  const below: Point = [126, 158];
  const [right] = elbowOf(kid, 1, below, 1);
  const [left] = elbowOf(kid, 1, below, -1);
  expect(right).toBeLessThan(left);
});

test('of a hand that is too far both bones are longer by the same share', () => {
  const kid = standing(54);
  const away: Point = [400, 120];
  const [upper, fore] = bonesOf(kid, elbowOf(kid, 1, away, 1), away);
  expect(upper).toBeGreaterThan(2);
  expect(upper).toBeCloseTo(fore, 5);
});
